"""Safetensors without the package of that name: a header in JSON, then the numbers."""
import json
import os
import struct

import numpy as np
import torch

KINDS = {"F32": np.float32, "F16": np.float16, "I8": np.int8}


def read_tensors(path):
    """By name; eight bits come with a scale for each row, and are multiplied out."""
    data = open(path, "rb").read()
    (length,) = struct.unpack("<Q", data[:8])
    header = json.loads(data[8 : 8 + length])
    header.pop("__metadata__", None)
    raw = {}
    for name, one in header.items():
        a, z = one["data_offsets"]
        numbers = np.frombuffer(data, KINDS[one["dtype"]], offset=8 + length + a, count=(z - a) // np.dtype(KINDS[one["dtype"]]).itemsize)
        raw[name] = torch.from_numpy(numbers.astype(np.float32)).view(one["shape"])
    scales = {name + ".scale" for name in raw} & raw.keys()
    return {k: v * raw[k + ".scale"].view(-1, 1) if k + ".scale" in scales else v for k, v in raw.items() if k not in scales}


def write_tensors(path, tensors):
    header, at, parts = {}, 0, []
    for name, one in tensors.items():
        numbers = one.float().contiguous().numpy().tobytes()
        header[name] = {"dtype": "F32", "shape": list(one.shape), "data_offsets": [at, at + len(numbers)]}
        at += len(numbers); parts.append(numbers)
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with open(path + ".part", "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text + b"".join(parts))
    os.replace(path + ".part", path)
