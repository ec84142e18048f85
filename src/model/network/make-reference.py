# Writes reference.fixture.json: for every system and ablation of the paper, the loss of a small model
# and its gradients, computed by PyTorch one token at a time, straight from the paper's equations.
# Parameters are drawn by a rule that the test repeats; of each gradient a few projections are kept.
# Run: python3 make-reference.py
import json
import os
import torch

torch.set_default_dtype(torch.float64)

SIZES = dict(inputEmbedding=5, outputEmbedding=4, encoder=3, discourse=4, decoder=6, intermediate=5,
             segmentEncoder=3, position=2, age=2, maxAge=4)
IN_ROWS, OUT_ROWS, SCORED = 12, 12, 8  # output rows: 8 scored, 1 unknown, 2 types, the start
DELIMITER, START, B = 1, 11, 16
PROJECTIONS = 6
Ei, Eo, E, D, H, M = (SIZES[k] for k in
                      ("inputEmbedding", "outputEmbedding", "encoder", "discourse", "decoder", "intermediate"))
S, P, A, G = (SIZES[k] for k in ("segmentEncoder", "position", "age", "maxAge"))

# Section 7: which mechanisms each system has.
FULL = dict(turns=True, history=3, positions=True, segments=True, scoring=True, reweight=True)
PLAIN = dict(turns=False, history=0, positions=False, segments=False, scoring=False, reweight=True)
SYSTEMS = {
    "seq2seq-0": PLAIN,
    "seq2seq-h": {**PLAIN, "history": 3},
    "s2s+anon": {**PLAIN, "history": 3, "scoring": True},
    "full-0": {**FULL, "history": 0},
    "full": FULL,
    "full-turn-level": {**FULL, "turns": False},
    "full-reweight": {**FULL, "reweight": False},
    "full-position": {**FULL, "positions": False},
    "full-segments": {**FULL, "segments": False},
    "full-placeholder-scoring": {**FULL, "scoring": False},
    "full-preprocessing": {**FULL, "scoring": False},
}


def draw(name, count):
    """Numbers in [-1, 1] that any language draws the same: Park and Miller's generator."""
    x = 1 + sum((i + 1) * ord(c) for i, c in enumerate(name)) % 2147483646
    numbers = []
    for _ in range(count):
        x = 16807 * x % 2147483647
        numbers.append(2 * x / 2147483647 - 1)
    return numbers


def shapes_of(s):
    K = 2 * E + (P if s["positions"] else 0)
    shapes = {"input.embedding": (IN_ROWS, Ei), "output.embedding": (OUT_ROWS, Eo)}

    def lstm(name, width, hidden):
        shapes[name + ".input"] = (width, 4 * hidden)
        shapes[name + ".hidden"] = (hidden, 4 * hidden)
        shapes[name + ".bias"] = (1, 4 * hidden)

    for direction in ("forward", "backward"):
        lstm("encoder." + direction, Ei + (D if s["turns"] else 0), E)
        if s["segments"]:
            lstm("segment." + direction, Eo, S)
    if s["turns"]:
        shapes["discourse.initial"] = (1, D)
        lstm("discourse", 2 * E, D)
    if s["positions"]:
        shapes["position.embedding"] = (s["history"] + 1, P)
    if s["segments"]:
        shapes["segment.age"] = (G, A)
        shapes["segment.weight"] = (M, 4 * S + A)
    shapes.update({
        "decoder.first.symbol": (Eo, 4 * H), "decoder.first.context": (K, 4 * H),
        "decoder.first.hidden": (H, 4 * H), "decoder.first.bias": (1, 4 * H),
        "attention.weight": (H, K), "intermediate.state": (H, M), "intermediate.context": (K, M),
        "vocabulary.weight": (M, SCORED), "vocabulary.bias": (1, SCORED),
    })
    lstm("decoder.second", H, H)
    return shapes


def cell(gates, c):
    i, f, g, o = gates.reshape(-1).chunk(4)
    c = torch.sigmoid(f) * c + torch.sigmoid(i) * torch.tanh(g)
    return torch.sigmoid(o) * torch.tanh(c), c


def bilstm(p, name, inputs, size):
    def run(direction, sequence):
        h = c = torch.zeros(size)
        out = []
        for x in sequence:
            key = f"{name}.{direction}"
            h, c = cell(x @ p[key + ".input"] + h @ p[key + ".hidden"] + p[key + ".bias"], c)
            out.append((h, c))
        return out
    f, b = run("forward", inputs), run("backward", inputs[::-1])[::-1]
    states = [torch.cat([f[j][0], b[j][0]]) for j in range(len(inputs))]
    return states, torch.cat([f[-1][0], b[0][0]]), torch.cat([f[-1][1], b[0][1]])


# An interaction: turns with input rows and placeholder names; the query after each turn (output rows);
# the segments offered; the targets. Symbols: ["word", row] ["placeholder", name, typeRow] ["segment", i].
EXAMPLES = [
    {"turns": [
        {"input": [2, 3, 10, 4, 10], "placeholders": [None, None, "CITY#0", None, "CITY#1"]},
        {"input": [5, 11], "placeholders": [None, "TIME#0"]},
        {"input": [6, 0, 10], "placeholders": [None, None, "CITY#0"]}],
     "queries": [[1, 2, 9, 3, 9], [1, 2, 9, 3, 10, 4], [1, 5, 9]],
     "segments": [
         [],
         [{"turn": 0, "start": 1, "end": 2, "age": 1}, {"turn": 0, "start": 3, "end": 4, "age": 1}],
         [{"turn": 1, "start": 1, "end": 2, "age": 2}, {"turn": 1, "start": 3, "end": 5, "age": 1}]],
     "targets": [
         [["word", 1], ["word", 2], ["placeholder", "CITY#0", 9], ["word", 3], ["placeholder", "CITY#1", 9], ["word", 0]],
         [["word", 1], ["segment", 0], ["word", 3], ["placeholder", "TIME#0", 10], ["word", 4], ["word", 0]],
         [["word", 1], ["word", 5], ["placeholder", "CITY#0", 9], ["word", 0]]]},
    {"turns": [
        {"input": [7], "placeholders": [None]},
        {"input": [8, 11, 9, 2], "placeholders": [None, "TIME#0", None, None]},
        {"input": [3], "placeholders": [None]},
        {"input": [2, 4], "placeholders": [None, None]},
        {"input": [5, 2, 3], "placeholders": [None, None, None]}],
     "queries": [[6, 7], [6, 10], [6, 7, 1], [6, 10, 1], [2]],
     "segments": [[],
                  [{"turn": 0, "start": 0, "end": 1, "age": 1}],
                  [{"turn": 1, "start": 0, "end": 0, "age": 2}, {"turn": 1, "start": 1, "end": 1, "age": 1}],
                  [{"turn": 2, "start": 0, "end": 0, "age": 3}],
                  [{"turn": 3, "start": 0, "end": 2, "age": 1}, {"turn": 3, "start": 0, "end": 0, "age": 4}]],
     "targets": [
         [["word", 6], ["word", 7], ["word", 0]],
         [["word", 6], ["placeholder", "TIME#0", 10], ["word", 0]],
         [["segment", 0], ["word", 7], ["word", 1], ["word", 0]],
         [["segment", 0], ["placeholder", "TIME#0", 10], ["word", 1], ["word", 0]],
         # The placeholder is outside the window: that step gives no loss.
         [["segment", 1], ["placeholder", "TIME#9", 10], ["word", 2], ["word", 0]]]},
]
# Without scoring CITY#0 is a word like any other.
AS_WORD = {"CITY#0": 6, "CITY#1": 7, "TIME#0": 5, "TIME#9": 4}


def for_system(ex, s):
    def symbols(target, t):
        out = []
        for symbol in target:
            if symbol[0] == "segment" and not s["segments"]:
                seg = ex["segments"][t][symbol[1]]
                rows = ex["queries"][seg["turn"]][seg["start"]:seg["end"] + 1]
                out += [["word", r if r < SCORED else 3] for r in rows]
            elif symbol[0] == "placeholder" and not s["scoring"]:
                out.append(["word", AS_WORD[symbol[1]]])
            else:
                out.append(symbol)
        return out
    return {
        "turns": [{"input": t["input"], "placeholders": t["placeholders"] if s["scoring"] else [None] * len(t["input"])}
                  for t in ex["turns"]],
        "queries": ex["queries"],
        "segments": ex["segments"] if s["segments"] else [[] for _ in ex["turns"]],
        "targets": [symbols(target, t) for t, target in enumerate(ex["targets"])],
    }


def losses_of(ex, s, p):
    """The loss of every step that has one, turn by turn."""
    K = 2 * E + (P if s["positions"] else 0)
    h = s["history"]
    if s["turns"]:  # 4.3: the learned state is what the first utterance reads and the recurrence starts from
        discourse, dc = p["discourse.initial"][0], torch.zeros(D)
    encoded, all_losses = [], []
    for t, turn in enumerate(ex["turns"]):
        window = range(max(0, t - h), t + 1)
        if s["turns"]:
            words = [torch.cat([p["input.embedding"][r], discourse]) for r in turn["input"]]
            states, fh, fc = bilstm(p, "encoder", words, E)
            encoded.append(states)
            discourse, dc = cell(fh @ p["discourse.input"] + discourse @ p["discourse.hidden"] + p["discourse.bias"], dc)
            attended = [(encoded[u][j], t - u, ex["turns"][u]["placeholders"][j])
                        for u in window for j in range(len(encoded[u]))]
        else:  # 4.2: one sequence, whose delimiters are not attended
            rows, places = [], []
            for u in window:
                if rows:
                    rows.append(DELIMITER)
                    places.append(None)
                for j, r in enumerate(ex["turns"][u]["input"]):
                    rows.append(r)
                    places.append((t - u, ex["turns"][u]["placeholders"][j]))
            states, fh, fc = bilstm(p, "encoder", [p["input.embedding"][r] for r in rows], E)
            attended = [(state, *place) for state, place in zip(states, places) if place is not None]
        keys = torch.stack([torch.cat([state, p["position.embedding"][distance]]) if s["positions"] else state
                            for state, distance, _ in attended])
        names = [name for _, _, name in attended]
        segs = []
        for seg in ex["segments"][t]:
            query = [p["output.embedding"][r] for r in ex["queries"][seg["turn"]]]
            q, _, _ = bilstm(p, "segment", query, S)
            segs.append(torch.cat([q[seg["start"]], q[seg["end"]], p["segment.age"][min(seg["age"], G) - 1]]))
        h1 = h2 = fh
        c1 = c2 = fc
        context, y = torch.zeros(K), p["output.embedding"][START]
        for symbol in ex["targets"][t]:
            h1, c1 = cell(y @ p["decoder.first.symbol"] + context @ p["decoder.first.context"]
                          + h1 @ p["decoder.first.hidden"] + p["decoder.first.bias"], c1)
            h2, c2 = cell(h1 @ p["decoder.second.input"] + h2 @ p["decoder.second.hidden"] + p["decoder.second.bias"], c2)
            scores = keys @ (h2 @ p["attention.weight"])
            context = torch.softmax(scores, 0) @ keys
            m = torch.tanh(h2 @ p["intermediate.state"] + context @ p["intermediate.context"])
            logits = [(m @ p["vocabulary.weight"] + p["vocabulary.bias"]).reshape(-1)]
            if segs:
                logits.append(torch.stack([m @ p["segment.weight"] @ seg for seg in segs]))
            spots = [j for j, n in enumerate(names) if n is not None]
            if spots:
                logits.append(scores[spots])
            flat = torch.cat(logits)
            if symbol[0] == "word":
                right, y = [symbol[1]], p["output.embedding"][symbol[1]]
            elif symbol[0] == "segment":
                right = [SCORED + symbol[1]]
                seg = ex["segments"][t][symbol[1]]
                rows = ex["queries"][seg["turn"]][seg["start"]:seg["end"] + 1]
                y = torch.stack([p["output.embedding"][r] for r in rows]).mean(0)
            else:
                right = [SCORED + len(segs) + n for n, j in enumerate(spots) if names[j] == symbol[1]]
                y = p["output.embedding"][symbol[2]]
            if right:
                all_losses.append(torch.logsumexp(flat, 0) - torch.logsumexp(flat[right], 0))
    return all_losses


def measure(s):
    p = {name: (0.8 * torch.tensor(draw(name, rows * cols))).reshape(rows, cols).requires_grad_()
         for name, (rows, cols) in shapes_of(s).items()}
    examples = [for_system(ex, s) for ex in EXAMPLES]
    losses = [losses_of(ex, s, p) for ex in examples]
    if s["turns"]:  # section 5: the mean over an interaction's tokens, times n / B
        per = [(len(ex["turns"]) / B if s["reweight"] else 1) * torch.stack(each).mean()
               for ex, each in zip(examples, losses)]
        total = sum(per) / len(per)
    else:  # the mean over the tokens of a batch of utterances
        total = torch.stack([loss for each in losses for loss in each]).mean()
    total.backward()
    rounded = lambda x: float("%.8g" % float(x))
    gradients = {}
    for name, value in p.items():
        g = value.grad.flatten()
        gradients[name] = [rounded(g @ torch.tensor(draw(f"{name}/{k}", len(g)))) for k in range(PROJECTIONS)]
    return {"examples": examples, "loss": rounded(total),
            "sums": [rounded(sum(each)) for each in losses], "gradients": gradients}


here = os.path.dirname(os.path.abspath(__file__))
with open(os.path.join(here, "reference.fixture.json"), "w") as file:
    json.dump({"sizes": SIZES, "systems": {name: measure(s) for name, s in SYSTEMS.items()}}, file)
