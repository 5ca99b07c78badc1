event-rolled = { $seat } blows the horn and rolls { $number }.
option-horn = Blow the horn ({ $coins } coins so far)
