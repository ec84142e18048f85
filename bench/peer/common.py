# What every peer script shares: threads, best-of timing, one line of JSON.
import json, os, re, sys, time
import torch


def blas():
    try:
        maps = open("/proc/self/maps").read()
        found = sorted(set(re.findall(r"\S*(?:openblas|mkl_rt|libblas)\S*", maps)))
        core = os.environ.get("OPENBLAS_CORETYPE")
        names = [path.rsplit("/", 1)[-1] for path in found] + ([f"{core} kernels"] if core else [])
        return ", ".join(names) or "unknown BLAS"
    except OSError:
        return "unknown BLAS"


def measure(work, times=3, warm=1, per=1):
    threads = int(sys.argv[1]) if len(sys.argv) > 1 else 2
    torch.set_num_threads(threads)
    for _ in range(warm):
        work()
    best = float("inf")
    for _ in range(times):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    result = {"ms": best * 1000 / per, "torch": torch.__version__, "blas": blas(), "threads": threads}
    print(json.dumps(result))
