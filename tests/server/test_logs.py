"""The log: whatever goes wrong, and whoever says so, it is one JSON object a line."""

import json
import subprocess
import sys

WRONG = """
import asyncio, logging, threading, warnings
import structlog
from signoria.server.logs import write_json_lines

def fail(where):
    raise ValueError(where)

async def forget():
    task = asyncio.create_task(asyncio.to_thread(fail, "a task"))
    await asyncio.sleep(0.1)

write_json_lines()
try:
    fail("ours")
except ValueError:
    structlog.get_logger().exception("a change could not be kept", table="t1")
try:
    fail("a library's")
except ValueError:
    logging.getLogger("uvicorn.error").exception("Exception in ASGI application")
warnings.warn("a warning")
thread = threading.Thread(target=fail, args=("a thread",))
thread.start()
thread.join()
asyncio.run(forget())
fail("at last")
"""


def test_tracebacks_are_json_lines_too() -> None:
    ran = subprocess.run([sys.executable, "-c", WRONG], capture_output=True, text=True, timeout=60, check=False)
    assert (ran.returncode, ran.stderr) == (1, "")
    lines = [json.loads(line) for line in ran.stdout.splitlines()]
    assert all({"event", "level", "timestamp"} <= line.keys() for line in lines)
    raised = [line["exception"].splitlines()[-1] for line in lines if "exception" in line]
    wanted = ("ours", "a library's", "a thread", "a task", "at last")
    assert raised == [f"ValueError: {where}" for where in wanted]
    assert lines[0]["table"] == "t1"
    assert any("a warning" in line["event"] for line in lines)
