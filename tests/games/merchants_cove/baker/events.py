"""What can be told of the Baker."""

from cothon.kernel.journal import Event

BAKED = Event("baked", "seat", "ware")
CRUMBS_SOLD = Event("crumbs-sold", "seat")
