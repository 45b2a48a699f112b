"""Render the menu:  blender -b -P render.py -- [--out DIR] [--size 640] [--samples 36] [--force] [--limit-min M] [--backdrop alpha|warm] [slug ...]

Each slug of dishes.json becomes DIR/slug.png. Existing pictures are skipped; the same slug always gives the same picture."""
import importlib
import json
import os
import sys
import time
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import numpy as np
import scene


def options(argv):
    o = {"out": os.path.join(HERE, "..", "png"), "size": 640, "samples": 36, "force": False, "limit_min": 0.0, "backdrop": "alpha", "slugs": [], "menu": os.path.join(HERE, "dishes.json")}
    it = iter(argv)
    for a in it:
        if a == "--force":
            o["force"] = True
        elif a.startswith("--"):
            k = a[2:].replace("-", "_")
            o[k] = type(o[k])(next(it))
        else:
            o["slugs"].append(a)
    return o


def render(entry, path, o):
    rng = np.random.default_rng(zlib.crc32(entry["slug"].encode()))
    st = scene.Studio(rng, o["backdrop"])
    module, _, func = entry["archetype"].partition(".")
    params = dict(entry.get("params", {}))
    turn = params.pop("turn", 0)
    getattr(importlib.import_module(module), func or "build")(st, **params)
    if turn:
        st.turn(turn)
    st.shoot(path + ".part.png", o["size"], o["samples"] * (2 if module == "drinks" else 1))   # glass is noisy
    os.replace(path + ".part.png", path)


def main():
    o = options(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])
    menu = json.load(open(o["menu"], encoding="utf8"))
    os.makedirs(o["out"], exist_ok=True)
    begin = time.time()
    todo = [e for e in menu if not o["slugs"] or e["slug"] in o["slugs"]]
    for e in todo:
        path = os.path.join(o["out"], e["slug"] + ".png")
        if os.path.exists(path) and not o["force"]:
            continue
        if o["limit_min"] and time.time() - begin > o["limit_min"] * 60:
            break
        t = time.time()
        try:
            render(e, path, o)
        except Exception as x:
            import traceback
            traceback.print_exc()
            print("DISH FAIL", e["slug"], x, flush=True)
            continue
        print(f"DISH {e['slug']} {time.time() - t:.1f}s", flush=True)


if __name__ == "__main__":
    main()
