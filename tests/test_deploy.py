"""The files of deploy/: settings that there are, units that systemd reads, metrics we tell."""

from __future__ import annotations

import configparser
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml

from cothon.server.metrics import UP, families
from cothon.server.settings import Settings
from cothon.server.tally import Tally

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("*.[st]*"))
PROGRAM = "/opt/cothon/bin/cothon"
ROW = re.compile(r"^\| `COTHON_(\w+)` \| (.*?) \| (.*) \|$", re.MULTILINE)


def known() -> dict[str, Any]:
    """Every setting by its variable, and its default."""
    return {f"COTHON_{field.name.upper()}": field.default for field in fields(Settings)}


def compose() -> dict[str, Any]:
    """The compose file as data."""
    read: dict[str, Any] = yaml.safe_load((DEPLOY / "compose" / "compose.yaml").read_text())
    return read


def test_the_page_lists_all_settings_with_their_defaults() -> None:
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    listed = {f"COTHON_{name}": default.strip("`") for name, default, _ in ROW.findall(page)}
    assert listed == {name: str(default) or "–" for name, default in known().items()}


def test_only_settings_that_there_are_stand_in_the_files() -> None:
    seen = set()
    for path in (path for path in DEPLOY.rglob("*") if path.is_file()):
        named = set(re.findall(r"COTHON_[A-Z_]+", path.read_text(encoding="utf-8")))
        assert named <= set(known()), path
        seen |= named
    assert len(seen) > 4
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    assert set(re.findall(r"COTHON_[A-Z_]+", page)) <= set(known())


def test_compose_has_two_servers_behind_one_proxy() -> None:
    services = compose()["services"]
    assert set(services) == {"postgres", "upgrade", "cothon-1", "cothon-2", "nginx"}
    upstream = (DEPLOY / "compose" / "upstream.conf").read_text()
    assert re.findall(r"server ([\w-]+):8765", upstream) == ["cothon-1", "cothon-2"]
    address = services["nginx"]["networks"]["inside"]["ipv4_address"]
    for name in ("cothon-1", "cothon-2"):
        assert services[name]["environment"]["COTHON_PROXIES"] == address
        assert (DEPLOY / "compose" / services[name]["build"]["context"]).resolve() == ROOT
        assert (ROOT / services[name]["build"]["dockerfile"]).is_file()
    for volume in services["nginx"]["volumes"]:
        source = DEPLOY / "compose" / volume.partition(":")[0]
        assert source.is_file() or source.name == "tls"


def test_the_proxy_carries_as_many_in_a_container_as_on_a_machine() -> None:
    """Where it is not so wide by itself: outside of what a file for a site can say."""
    of_image = (DEPLOY / "compose" / "nginx.conf").read_text()
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    of_machine = (DEPLOY / "nginx" / "main.conf").read_text() + page
    assert "./nginx.conf:/etc/nginx/nginx.conf:ro" in compose()["services"]["nginx"]["volumes"]
    for line in ("worker_connections 16384;", "worker_rlimit_nofile 32768;"):
        assert line in of_image
        assert line in of_machine


@pytest.mark.parametrize(("code", "goes_on"), [(0, True), (1, True), (2, False)])
def test_servers_start_although_some_tables_stay_as_they_are(code: int, goes_on: bool) -> None:
    upgrade = compose()["services"]["upgrade"]
    (text,) = upgrade["command"]
    own = text.replace(f"{PROGRAM} upgrade", f"(exit {code})").replace("$$", "$")
    assert own != text
    done = subprocess.run([*upgrade["entrypoint"], own], timeout=20, check=False)
    assert (done.returncode == 0) is goes_on


def test_the_image_runs_as_nobody_in_particular() -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    assert text.count("\nFROM ") == 2
    last = text.rpartition("\nFROM ")[2]
    assert "\nUSER cothon\n" in last
    assert "gcc" not in last


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_reads_the_units(unit: Path, tmp_path: Path) -> None:
    text = unit.read_text(encoding="utf-8")
    read = configparser.RawConfigParser(strict=False)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read_string(text)
    assert read.has_option("Unit", "Description")
    if unit.suffix == ".service":
        assert read.get("Service", "User") == "cothon"
        assert read.get("Service", "ProtectSystem") == "strict"
        assert read.get("Service", "NoNewPrivileges") == "yes"
        is_server = f"{PROGRAM} serve" in read.get("Service", "ExecStart")
        assert read.get("Service", "Type") == ("notify" if is_server else "oneshot")
        # Whatever fails is started again, but for a setting that is refused.
        assert read.get("Service", "Restart", fallback="") == ("always" if is_server else "")
        again = read.get("Service", "RestartPreventExitStatus", fallback="")
        assert again == (str(os.EX_CONFIG) if is_server else "")
    if shutil.which("systemd-analyze") is None:
        pytest.skip("THE UNITS ARE NOT VERIFIED: there is no systemd-analyze")
    for other in UNITS:
        changed = other.read_text(encoding="utf-8").replace(PROGRAM, "/bin/true")
        (tmp_path / other.name.replace("@.", "@8765.")).write_text(changed)
    file = tmp_path / unit.name.replace("@.", "@8765.")
    command = ["systemd-analyze", "verify", "--recursive-errors=no", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    complaints = [line for line in done.stderr.splitlines() if str(tmp_path) in line]
    assert (done.returncode, complaints) == (0, [])


def test_the_copy_is_of_the_database_that_the_server_has() -> None:
    """Both read the same settings, and know the same usual file."""
    units = [(DEPLOY / "systemd" / f"{name}.service").read_text() for name in ("cothon", BACKUP)]
    server, copy = (re.findall(r"^Environment.*$", unit, re.MULTILINE) for unit in units)
    assert server == copy
    assert any(line.startswith("EnvironmentFile=") for line in copy)


BACKUP = "cothon-backup"


def test_commands_are_given_the_database_and_no_list_of_processes_shows_it(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    lines = [line for line in page.splitlines() if "/etc/cothon/cothon.env" in line]
    commands = [line for line in lines if "cothon upgrade" in line]
    assert len(commands) == 3
    url = "postgresql://cothon:S%23x@127.0.0.1/cothon?sslmode=require&x=$HOME"
    (tmp_path / "cothon.env").write_text(f"#COTHON_DATABASE=no\nCOTHON_DATABASE={url}\nX=1\n")
    program = tmp_path / "cothon"
    program.write_text('#!/bin/sh\nprintf "%s|%s" "$COTHON_DATABASE" "$*"')
    program.chmod(0o700)
    for command in commands:
        # An assignment, and then the program: no other one has the value among its arguments.
        assert re.match(r'COTHON_DATABASE="\$\(sed [^)$]*\)" /opt/', command), command
        own = re.sub(r"/opt/cothon(-2)?/bin/cothon", str(program), command)
        own = own.replace("/etc/cothon", str(tmp_path))
        done = subprocess.run(
            ["/bin/sh", "-c", own], capture_output=True, text=True, timeout=20, check=True
        )
        assert done.stdout == f"{url}|upgrade"


def test_a_copy_can_be_put_back_more_than_once() -> None:
    """What was there before is kept each time, under a name that tells when."""
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    (command,) = re.findall(r"^su postgres .* RENAME TO .*$", page, re.MULTILINE)
    stub = 'su() { printf "%s" "$3"; }\n'
    done = subprocess.run(
        ["/bin/sh", "-c", stub + command], capture_output=True, text=True, timeout=20, check=True
    )
    assert re.search(r"RENAME TO cothon_before_\d{8}_\d{6}'$", done.stdout), done.stdout


def test_alarms_are_about_metrics_that_there_are() -> None:
    text = (DEPLOY / "prometheus" / "alerts.yml").read_text(encoding="utf-8")
    rules = yaml.safe_load(text)["groups"][0]["rules"]
    assert all({"alert", "expr", "labels", "annotations"} <= set(rule) for rule in rules)
    named = {name for rule in rules for name in re.findall(r"cothon_\w+", rule["expr"])}
    assert len(named) > 5
    assert named <= set(told())


def told() -> Iterator[str]:
    """Every name under which something is told."""
    yield UP
    yield "cothon_bots_awaited"
    for family in families(Tally(), {}):
        yield from (sample.name for sample in family.samples)
        yield f"{family.name}_total"
