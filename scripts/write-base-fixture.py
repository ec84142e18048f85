# Writes src/base/network/torch.fixture.json: a small base network, two turns, their losses and the gradients of
# every weight, computed by PyTorch in float64, one turn at a time and without any packing. Run by hand
# when the network changes: python3 scripts/write-base-fixture.py
import json
import math
import random
import torch

torch.set_default_dtype(torch.float64)
draw = random.Random(11)
CONFIG = {
    "sizes": {
        "width": 16, "heads": 2, "encoderLayers": 2, "decoderLayers": 1, "feedForward": 24, "embedding": 8,
        "buckets": 30, "learnedWords": 6, "vector": 5, "fixedSymbols": 9, "positions": 12,
    },
    "segments": True,
    "clauses": [-1, -1, -1, 0, 1, 2, 3, 4, 5],
}
S = CONFIG["sizes"]
D, E, F, H = S["width"], S["embedding"], S["fixedSymbols"], S["heads"]
RELATIONS, WORDS = 80, 14


def shapes():
    linear = lambda name, i, o: [(name + ".weight", i, o), (name + ".bias", 1, o)]
    norm = lambda name: [(name + ".scale", 1, D), (name + ".shift", 1, D)]
    attention = lambda name: sum((linear(f"{name}.{part}", D, D) for part in ("query", "key", "value", "out")), [])
    forward = lambda name: linear(name + ".up", D, S["feedForward"]) + linear(name + ".down", S["feedForward"], D)
    yield from [("words.buckets", S["buckets"] + 1, E), ("words.learned", S["learnedWords"], E), ("words.vector", S["vector"], E)]
    yield from linear("word", E, D) + linear("item", 4 * E, D) + linear("candidate", E, D)
    yield from [("type", 16, D), ("flags", 4, D), ("itemMatch", 32, D), ("clause", 6, D), ("wordMatch", 16, D)]
    yield from [("kind", 16, D), ("age", 6, D), ("candidateAge", 6, D), ("inPrevious", 2, D), ("style", 3, D), ("fixedIn", F, D)]
    yield from linear("previousItem", D, D) + [("previousMark", 1, D)]
    for i in range(S["encoderLayers"]):
        name = f"encoder.{i}"
        yield from attention(name) + forward(name) + norm(name + ".norm1") + norm(name + ".norm2")
        yield from [(name + ".relationKey", RELATIONS, D), (name + ".relationBias", RELATIONS, H)]
    yield from norm("encoderNorm")
    for i in range(S["decoderLayers"]):
        name = f"decoder.{i}"
        yield from attention(name + ".self") + attention(name + ".cross") + forward(name)
        yield from norm(name + ".norm1") + norm(name + ".norm2") + norm(name + ".norm3")
    yield from norm("decoderNorm") + [("fixedOut", F, D), ("position", S["positions"], D)]
    yield from linear("targetItem", D, D) + linear("output", D, F) + linear("pointQuery", D, D) + linear("pointKey", D, D)
    yield from linear("segmentItem", 2 * D, D) + linear("segmentKey", 2 * D, D)


# The test makes the same weights from their names' places in this list.
W = {}
for place, (name, rows, cols) in enumerate(shapes()):
    values = [0.25 * math.sin(1.3 * i + place) + (1 if name.endswith(".scale") else 0) for i in range(rows * cols)]
    W[name] = torch.tensor(values).float().double().reshape(rows, cols).requires_grad_()


def ints(count, low, high):
    return [draw.randrange(low, high) for _ in range(count)]


TABLE = {
    "buckets": [ints(draw.randrange(1, 6), 1, S["buckets"] + 1) for _ in range(WORDS)],
    "learned": ints(WORDS, 0, S["learnedWords"]),
    "vectors": [round(draw.uniform(-1, 1), 3) for _ in range(WORDS * S["vector"])],
}


def example(n, w, v, p, t):
    names = lambda count, least: [ints(draw.randrange(least, 4), 0, WORDS) for _ in range(count)]
    previous = [3, F + 1, F + n, 4, F, 6, F + n + v - 1][:p] if p else []
    return {
        "schema": {
            "words": names(n, 1), "tableWords": names(n, 0), "types": ints(n, 0, 16),
            "flags": ints(4 * n, 0, 2), "relations": ints(n * n, 0, 16),
        },
        "words": ints(w, 0, WORDS), "ages": sorted(ints(w, 0, 3)), "matches": ints(w * n, 0, 16),
        "candidates": {
            "words": names(v, 1), "kinds": ints(v, 0, 16), "ages": ints(v, 0, 6),
            "spans": ints(w * v, 0, 2), "columns": ints(v * n, 0, 6),
        },
        "previous": previous, "segments": [0, 3, 0, 2, 3, 7] if p else [],
        "style": draw.randrange(3), "target": ints(t - 1, 3, F + n + v) + previous[:3] + ints(2, 3, F + n + v) + previous[3:] + [2],
    }


EXAMPLES = [example(5, 6, 2, 7, 4), example(4, 3, 0, 0, 3)]


def linear(name, x):
    return x @ W[name + ".weight"] + W[name + ".bias"]


def norm(name, x):
    return torch.nn.functional.layer_norm(x, (D,), W[name + ".scale"][0], W[name + ".shift"][0], 1e-5)


def gelu(x):
    return 0.5 * x * (1 + torch.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x ** 3)))


def heads(x):
    return x.reshape(x.shape[0], H, D // H).transpose(0, 1)


def attend(name, x, y, mask=None, relations=None, layer=None):
    q, k, v = heads(linear(name + ".query", x)), heads(linear(name + ".key", y)), heads(linear(name + ".value", y))
    scores = q @ k.transpose(1, 2)
    if relations is not None:
        keys = heads(W[layer + ".relationKey"])  # [H, R, D/H]
        scores = scores + torch.einsum("hid,hijd->hij", q, keys[:, relations])
    scores = scores / math.sqrt(D // H)
    if relations is not None:
        scores = scores + W[layer + ".relationBias"].T[:, relations]
    if mask is not None:
        scores = scores.masked_fill(mask, -math.inf)
    mixed = torch.softmax(scores, -1) @ v
    return linear(name + ".out", mixed.transpose(0, 1).reshape(x.shape[0], D))


def feed(name, x):
    return linear(name + ".down", gelu(linear(name + ".up", x)))


def word(i):
    buckets = TABLE["buckets"][i]
    spelt = W["words.buckets"][buckets].sum(0) / math.sqrt(len(buckets))
    learned = TABLE["learned"][i]
    known = W["words.learned"][learned] if learned > 0 else torch.zeros(E)
    vector = torch.tensor(TABLE["vectors"][i * S["vector"]:(i + 1) * S["vector"]])
    return spelt + known + vector @ W["words.vector"]


def mean(ids):
    return torch.stack([word(i) for i in ids]).mean(0) if ids else torch.zeros(E)


def last(ids):
    return word(ids[-1]) if ids else torch.zeros(E)


def relation(x, i, j):
    w, p, n = len(x["words"]), len(x["previous"]), len(x["schema"]["types"])
    v = len(x["candidates"]["kinds"])
    near = lambda a, b: max(-4, min(4, b - a))

    def side(at):
        for kind, size in (("word", w), ("previous", p), ("item", n), ("candidate", v)):
            if at < size:
                return kind, at
            at -= size

    (a, i), (b, j) = side(i), side(j)
    fit = lambda c, k: 76 + [0, 1, 2, 2, 1, 1][x["candidates"]["columns"][c * n + k]]
    number = lambda kind, k: F + k + (n if kind == "candidate" else 0)
    if a == "word" and b == "word":
        return 4 + near(i, j) if x["ages"][i] == x["ages"][j] else 9
    if a == "word" and b == "previous":
        return 10
    if a == "previous" and b == "word":
        return 11
    if a == "previous" and b == "previous":
        return 16 + near(i, j)
    if a == "previous":
        return 21 if x["previous"][i] == number(b, j) else 22
    if b == "previous":
        return 23 if x["previous"][j] == number(a, i) else 24
    if a == "word" and b == "item":
        return 25 + x["matches"][i * n + j]
    if a == "item" and b == "word":
        return 41 + x["matches"][j * n + i]
    if a == "item" and b == "item":
        return 57 + x["schema"]["relations"][i * n + j]
    if a == "word":
        return 73 if x["candidates"]["spans"][i * v + j] else 74
    if b == "word":
        return 75 if x["candidates"]["spans"][j * v + i] else 74
    if a == "candidate" and b == "candidate":
        return 79
    return fit(i, j) if a == "candidate" else fit(j, i)


def encode(x):
    schema, n, w = x["schema"], len(x["schema"]["types"]), len(x["words"])
    clause, now, used = torch.zeros(n, 6), 0, set()
    for symbol in x["previous"]:
        if symbol >= F + n:
            used.add(symbol - F - n)
        elif symbol >= F:
            clause[symbol - F, now] = 1
        elif CONFIG["clauses"][symbol] >= 0:
            now = CONFIG["clauses"][symbol]
    items = []
    for k in range(n):
        parts = [mean(schema["words"][k]), last(schema["words"][k]), mean(schema["tableWords"][k]), last(schema["tableWords"][k])]
        matched = torch.zeros(32)
        for i in range(w):
            matched[(0 if x["ages"][i] == 0 else 16) + x["matches"][i * n + k]] = 1
        flags = torch.tensor([float(f) for f in schema["flags"][4 * k:4 * k + 4]])
        row = linear("item", torch.cat(parts)) + W["type"][schema["types"][k]] + flags @ W["flags"]
        items.append(row + matched @ W["itemMatch"] + clause[k] @ W["clause"])
    c = x["candidates"]
    for k in range(len(c["kinds"])):
        row = linear("candidate", mean(c["words"][k])) + W["kind"][c["kinds"][k]] + W["candidateAge"][c["ages"][k]]
        items.append(row + W["inPrevious"][1 if k in used else 0])
    said = []
    for i in range(w):
        matched = torch.zeros(16)
        for k in range(n):
            matched[x["matches"][i * n + k]] = 1
        row = linear("word", word(x["words"][i])) + W["age"][x["ages"][i]] + W["style"][x["style"]]
        said.append(row + matched @ W["wordMatch"])
    before = [
        (linear("previousItem", items[s - F]) if s >= F else W["fixedIn"][s]) + W["previousMark"]
        for s in x["previous"]
    ]
    y = torch.stack([row.reshape(D) for row in said + before + items])
    length = len(y)
    relations = torch.tensor([[relation(x, i, j) for j in range(length)] for i in range(length)])
    for i in range(S["encoderLayers"]):
        name = f"encoder.{i}"
        z = norm(name + ".norm1", y)
        y = y + attend(name, z, z, relations=relations, layer=name)
        y = y + feed(name, norm(name + ".norm2", y))
    return norm("encoderNorm", y)


def copied(x, count):
    """The target with the longest segments that fit in place of their symbols."""
    rest, out = list(x["target"]), []
    ends = list(zip(x["segments"][::2], x["segments"][1::2]))
    while rest:
        fits = [(b - a, g) for g, (a, b) in enumerate(ends) if rest[:b - a] == x["previous"][a:b]]
        size = max(fits)[0] if fits else 1
        out.append(F + count + next(g for s, g in fits if s == size) if fits else rest[0])
        rest = rest[size:]
    return out


def losses(x):
    y = encode(x)
    before = y[len(x["words"]):len(x["words"]) + len(x["previous"])]
    items = y[len(x["words"]) + len(x["previous"]):]
    ends = [torch.cat([before[a], before[b - 1]]) for a, b in zip(x["segments"][::2], x["segments"][1::2])]
    target = copied(x, len(items))
    read = [1] + target[:-1]
    point = lambda k: linear("targetItem", items[k])[0] if k < len(items) else linear("segmentItem", ends[k - len(items)])[0]
    rows = [W["fixedOut"][s] if s < F else point(s - F) for s in read]
    z = torch.stack([row.reshape(D) for row in rows]) + W["position"][:len(rows)]
    later = torch.triu(torch.ones(len(rows), len(rows), dtype=torch.bool), 1)
    for i in range(S["decoderLayers"]):
        name = f"decoder.{i}"
        own = norm(name + ".norm1", z)
        z = z + attend(name + ".self", own, own, mask=later)
        z = z + attend(name + ".cross", norm(name + ".norm2", z), y)
        z = z + feed(name, norm(name + ".norm3", z))
    z = norm("decoderNorm", z)
    keys = linear("pointKey", items)
    if ends:
        keys = torch.cat([keys, linear("segmentKey", torch.stack(ends))])
    pointers = linear("pointQuery", z) @ keys.T / math.sqrt(D)
    scores = torch.cat([linear("output", z), pointers], 1)
    return torch.nn.functional.cross_entropy(scores, torch.tensor(target), reduction="none")


each = torch.cat([losses(x) for x in EXAMPLES])
each.mean().backward()
short = lambda values: [float(f"{float(value):.5g}") for value in values.reshape(-1)]
fixture = {
    "torch": torch.__version__, "config": CONFIG, "names": list(W), "table": TABLE, "examples": EXAMPLES,
    "losses": short(each.detach()), "gradients": {name: short(value.grad) for name, value in W.items()},
}
with open("src/base/network/torch.fixture.json", "w") as file:
    json.dump(fixture, file, separators=(",", ":"))
    file.write("\n")
