"""Two servers behind nginx as deploy/nginx has it: over TLS, with limits, and one of them may die.

Everything on loopback, where every address 127.0.0.n is a client of its own.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import connect

from tests.luck import dice
from tests.server import postgres
from tests.server.company import Company
from tests.server.harness import Client, Server, new_device, play_on, settled

DEPLOY = Path(__file__).parents[2] / "deploy"
REQUESTS = 40  # that a server allows an address in a minute
SOON = 30.0  # seconds in which a table goes on, whoever is restarted
SEATS = [{"kind": "friend"}] * 3
# /etc/nginx/nginx.conf of Debian 12 and 13, without what is commented out there.
DEBIAN = """
user www-data;
worker_processes auto;
pid /run/nginx.pid;
error_log /var/log/nginx/error.log;
include /etc/nginx/modules-enabled/*.conf;

events {
	worker_connections 768;
	# multi_accept on;
}

http {
	sendfile on;
	tcp_nopush on;
	types_hash_max_size 2048;
	default_type application/octet-stream;
	ssl_prefer_server_ciphers on;
	access_log /var/log/nginx/access.log;
	gzip on;
	include /etc/nginx/conf.d/*.conf;
}
"""
# What is different here: all files in one folder, and people who say where they come from.
HERE = """
client_body_temp_path {folder}/body;
proxy_temp_path {folder}/proxy;
fastcgi_temp_path {folder}/fastcgi;
uwsgi_temp_path {folder}/uwsgi;
scgi_temp_path {folder}/scgi;
set_real_ip_from 127.0.6.0/24;
real_ip_header X-From;
"""


def find_nginx() -> str:
    """Where nginx is; without it the test is skipped, loudly."""
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if found is None:
        pytest.skip("THE PROXY IS NOT TESTED: there is no nginx (Debian: nginx-light)")
    return found


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def changed(text: str, *changes: tuple[str, str]) -> str:
    """A file of deploy/ with what is different here; all of it must be there to be changed."""
    for old, new in changes:
        text, times = re.subn(old, new, text)
        assert times >= 1, old
    return text


def widening() -> list[str]:
    """What the page for those who run a server changes of nginx itself."""
    page = (DEPLOY.parent / "docs" / "operating.md").read_text(encoding="utf-8")
    found = re.findall(r"^(?:install|sed) .*/etc/nginx/(?:modules-|nginx\.conf).*$", page, re.M)
    assert len(found) == 2, found
    return [command.replace("deploy/", f"{DEPLOY}/") for command in found]


class Proxy:
    """nginx as a plain process, with all its files in one folder."""

    def __init__(self, folder: Path, servers: tuple[Server, Server]) -> None:
        nginx = find_nginx()
        self.folder, self.port, self.plain = folder, free_port(), free_port()
        conf = folder / "conf.d"
        conf.mkdir()
        (conf / "here.conf").write_text(HERE.format(folder=folder))
        ports = [server.address.rpartition(":")[2] for server in servers]
        upstream = (DEPLOY / "nginx" / "upstream.conf").read_text(encoding="utf-8")
        (conf / "cothon-upstream.conf").write_text(
            changed(
                upstream,
                (r"127\.0\.0\.1:8765", f"127.0.0.1:{ports[0]}"),
                (r"127\.0\.0\.1:8766", f"127.0.0.1:{ports[1]}"),
            )
        )
        site = (DEPLOY / "nginx" / "cothon.conf").read_text(encoding="utf-8")
        (conf / "cothon.conf").write_text(
            changed(
                site,
                (r"listen \[::\]:\d+( ssl)?;", ""),
                (r"listen 80;", f"listen 127.0.0.1:{self.plain};"),
                (r"listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;"),
                (r"/etc/letsencrypt/live/play\.example\.org", str(folder)),
                (r"/var/log/nginx", str(folder)),
            )
        )
        make_certificate(folder)
        user = "" if os.getuid() else "user root;"  # the folder is for nobody else
        (folder / "nginx.conf").write_text(
            changed(
                DEBIAN,
                (r"user .*;", user),
                (r"worker_processes auto", "worker_processes 1"),
                (r"/run|/etc/nginx|/var/log/nginx", str(folder)),
            )
        )
        (folder / "modules-enabled").mkdir()
        for command in widening():
            subprocess.run(command.replace("/etc/nginx", str(folder)), shell=True, check=True)
        self.process = subprocess.Popen(
            [nginx, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        deadline = time.monotonic() + 10
        while postgres.is_silent("127.0.0.1", self.port):
            assert self.process.poll() is None, self.process.communicate()[1]
            assert time.monotonic() < deadline
            time.sleep(0.05)

    @property
    def log(self) -> str:
        """Who asked for what."""
        return (self.folder / "cothon.log").read_text()

    @property
    def trust(self) -> ssl.SSLContext:
        """Believe the certificate of this proxy alone."""
        return ssl.create_default_context(cafile=str(self.folder / "fullchain.pem"))

    def http(self, address: str = "127.0.0.1") -> httpx.Client:
        """Requests from an address."""
        transport = httpx.HTTPTransport(verify=self.trust, local_address=address)
        base = f"https://localhost:{self.port}"
        return httpx.Client(base_url=base, transport=transport, timeout=20)

    @contextmanager
    def sit(self, table: str, device: str, address: str = "127.0.0.1") -> Iterator[Client]:
        """A client over wss, as a browser comes."""
        uri = f"wss://localhost:{self.port}/api/tables/{table}/socket?language=en"
        with connect(
            uri,
            ssl=self.trust,
            source_address=(address, 0),
            open_timeout=SOON,
            subprotocols=["cothon.1", f"device.{device}"],  # type: ignore[list-item]
        ) as line:
            client = Client(line)
            client.until(lambda m: m["type"] in ("table", "refused"))
            yield client


def make_certificate(folder: Path) -> None:
    """A certificate that nobody else trusts."""
    if shutil.which("openssl") is None:
        pytest.skip("THE PROXY IS NOT TESTED: there is no openssl")
    kind = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    names = ["-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    command = ["openssl", "req", *kind, *names, *files]
    subprocess.run(command, check=True, capture_output=True, timeout=60)


def viewers(server: Server) -> int:
    """How many look at tables through this server."""
    text = httpx.get(f"{server.address}/metrics").text
    families = {family.name: family for family in text_string_to_metric_families(text)}
    return int(families["cothon_viewers"].samples[0].value)


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    find_nginx()
    folder = tmp_path_factory.mktemp("servers")
    bounds = {"COTHON_PROXIES": "127.0.0.1", "COTHON_REQUESTS_PER_MINUTE": str(REQUESTS)}
    with postgres.fresh_database() as url:
        here, there = Server(folder, url=url, **bounds), Server(folder, url=url, **bounds)
        yield here, there
        for server in (here, there):
            server.end(signal.SIGTERM)


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory, pair: tuple[Server, Server]) -> Iterator[Proxy]:
    running = Proxy(tmp_path_factory.mktemp("nginx"), pair)
    yield running
    running.process.terminate()
    running.process.communicate(timeout=20)


def open_table(http: httpx.Client) -> tuple[str, list[str]]:
    """A table for three, and the devices that have taken its seats."""
    host = {"Authorization": f"Bearer {new_device()}"}
    body = {"game": "porto_carthago", "name": "Hanno", "seats": SEATS, "seed": 1}
    opened = http.post("/api/tables", json=body, headers=host).json()
    devices = []
    for invite in opened["invites"]:
        devices.append(new_device())
        mine = {"Authorization": f"Bearer {devices[-1]}"}
        path = f"/api/tables/{opened['table']}/claim"
        claimed = http.post(path, json={"token": invite["token"]}, headers=mine)
        assert claimed.status_code == 200
    return opened["table"], devices


def test_people_on_different_servers_play_over_tls(
    proxy: Proxy, pair: tuple[Server, Server]
) -> None:
    with proxy.http("127.0.1.1") as http:
        page = http.get("/")
        assert page.status_code == 200
        assert "max-age" in page.headers["Strict-Transport-Security"]
        assert http.get("/metrics").status_code == 404
        assert (http.get("/health").text, http.get("/ready").text) == ("ok\n", "ready\n")
        table, devices = open_table(http)
    with ExitStack() as stack:
        clients = [stack.enter_context(proxy.sit(table, device)) for device in devices]
        assert all(client.line.subprotocol == "cothon.1" for client in clients)
        assert sorted(map(viewers, pair)) == [1, 2]
        assert play_on(dice(1), clients, 12) == 12
        settled(*clients)
    log = proxy.log
    assert "POST /api/tables/-/claim 200" in log
    assert "GET /api/tables/-/socket 101" in log
    for secret in (table, *devices, "language"):
        assert secret not in log


def test_servers_count_by_the_address_that_the_proxy_names(proxy: Proxy) -> None:
    with proxy.http("127.0.2.1") as one, proxy.http("127.0.2.2") as other:
        lies = {"X-Forwarded-For": "192.0.2.1"}
        found = [one.get("/api/games", headers=lies).status_code for _ in range(3 * REQUESTS)]
        assert found[0] == 200
        assert found[-1] == 429
        assert other.get("/api/games").status_code == 200


def test_the_proxy_has_limits_of_its_own_by_address(proxy: Proxy) -> None:
    with ExitStack() as stack:
        lines = [
            stack.enter_context(socket.create_connection(("127.0.0.1", proxy.port), 5, (FLOOD, 0)))
            for _ in range(20)
        ]
        request = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
        wrapped = [
            stack.enter_context(proxy.trust.wrap_socket(line, server_hostname="localhost"))
            for line in lines
        ]
        found = []
        for line in wrapped:
            line.sendall(request * 20)
        for line in wrapped:
            line.settimeout(0.5)
            found += re.findall(r"HTTP/1\.1 (\d+)", read_all(line))
    assert found.count("200") > 20
    assert "429" in found
    with proxy.http("127.0.3.2") as other:
        assert other.get("/health").status_code == 200


FLOOD = "127.0.3.1"


def test_of_ipv6_the_proxy_counts_networks(proxy: Proxy) -> None:
    """Who has a /64 is one, whatever address of it they take; a neighbour is another."""
    request = "GET /health HTTP/1.1\r\nHost: localhost\r\nX-From: {}\r\n\r\n"
    found: list[str] = []
    with ExitStack() as stack:
        plain = socket.create_connection(("127.0.0.1", proxy.port), 5, ("127.0.6.1", 0))
        line = stack.enter_context(proxy.trust.wrap_socket(plain, server_hostname="localhost"))
        for number in range(400):
            line.sendall(request.format(f"2001:db8:0:1::{number + 1:x}").encode())
        line.settimeout(0.5)
        found = re.findall(r"HTTP/1\.1 (\d+)", read_all(line))
        assert found.count("200") > 20
        assert "429" in found
        for address, status in (("2001:db8:0:1:9::1", "429"), ("2001:db8:0:2::1", "200")):
            line.sendall(request.format(address).encode() * 40)
            assert status in re.findall(r"HTTP/1\.1 (\d+)", read_all(line)), address


def test_the_proxy_carries_more_than_debian_lets_it(proxy: Proxy) -> None:
    """As Debian ships it, 768 lines fill a process, and everybody else stands outside."""
    with ExitStack() as stack:
        for number in range(1000):
            place = ("127.0.7.1", 0)
            line = socket.create_connection(("127.0.0.1", proxy.plain), 5, place)
            stack.enter_context(line)
            line.sendall(b"GET /health HTTP/1.1\r\n")  # and more is to come
            if number % 100 == 99:
                with proxy.http("127.0.7.2") as other:
                    assert other.get("/health").status_code == 200


def read_all(line: ssl.SSLSocket) -> str:
    """All that comes, until nothing does."""
    text = b""
    try:
        while part := line.recv(65_536):
            text += part
    except TimeoutError:
        pass
    return text.decode()


def test_too_large_a_body_does_not_reach_the_servers(proxy: Proxy) -> None:
    with proxy.http("127.0.4.1") as http:
        mine = {"Authorization": f"Bearer {new_device()}"}
        assert http.post("/api/saves", content="x" * 900_000, headers=mine).status_code == 400
        assert http.post("/api/saves", content="x" * 1_200_000, headers=mine).status_code == 413


def test_a_dead_server_is_routed_around(proxy: Proxy, pair: tuple[Server, Server]) -> None:
    here, there = pair
    port = int(here.address.rpartition(":")[2])
    with proxy.http("127.0.5.1") as http:
        table, devices = open_table(http)
        with proxy.sit(table, devices[0], "127.0.5.1") as client:
            before = client.table["n"]
        here.kill()
        assert [http.get("/ready").status_code for _ in range(10)] == [200] * 10
        with ExitStack() as stack:
            clients = [stack.enter_context(proxy.sit(table, device)) for device in devices]
            assert viewers(there) == 3
            assert play_on(dice(2), clients, 6) == 6
            assert settled(*clients) == before + 6
        here.start(port)
        deadline = time.monotonic() + 20
        while not viewers_through(proxy, table, here):  # and back in, soon after it is back
            assert time.monotonic() < deadline
            time.sleep(0.5)


def test_both_servers_are_restarted_while_people_play(
    proxy: Proxy, pair: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As for a new version: sockets come back by themselves, and no move is lost or doubled."""
    monkeypatch.setenv("SSL_CERT_FILE", str(proxy.folder / "fullchain.pem"))
    company = Company(lambda: f"https://localhost:{proxy.port}", dice(6), think=0.2)

    async def run() -> None:
        ledger = await company.open(3, 0)
        await company.went_on(SOON)
        for server in pair:
            port = int(server.address.rpartition(":")[2])
            assert "Traceback" not in await asyncio.to_thread(server.end, signal.SIGTERM)
            await company.went_on(SOON)  # the other has all of them
            await asyncio.to_thread(server.start, port)
            await company.went_on(SOON)
        await company.leave()
        players = company.players[ledger.table]
        codes = [code for player in players for code in player.closed.elements()]
        assert len(codes) >= len(players)  # each was cut off at least once
        assert set(codes) == {1012}, codes

    asyncio.run(run())
    assert not company.refused
    assert company.compare(pair[0].query) == (0, 0)


def viewers_through(proxy: Proxy, table: str, server: Server) -> int:
    """How many of two onlookers are sent to this server."""
    with proxy.sit(table, new_device()), proxy.sit(table, new_device()):
        return viewers(server)
