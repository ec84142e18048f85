# Writes full-model.fixture.json: loss and all gradients of a small `full` model, computed by PyTorch
# one token at a time, straight from the paper's equations. Run: python3 make-reference.py
import json
import os
import random
import torch

torch.manual_seed(7)
random.seed(7)
torch.set_default_dtype(torch.float64)

SIZES = dict(inputEmbedding=5, outputEmbedding=4, encoder=3, discourse=4, decoder=6, intermediate=5,
             segmentEncoder=3, position=2, age=2, maxAge=4)
HISTORY = 3
IN_ROWS, OUT_ROWS, SCORED = 12, 11, 8  # output rows: 8 scored, 1 unknown, 2 types
B_REWEIGHT = 16

Ei, Eo, E, D, H, M = (SIZES[k] for k in
                      ("inputEmbedding", "outputEmbedding", "encoder", "discourse", "decoder", "intermediate"))
S, P, A, G = (SIZES[k] for k in ("segmentEncoder", "position", "age", "maxAge"))
K = 2 * E + P

shapes = {
    "input.embedding": [IN_ROWS, Ei],
    "encoder.forward.input": [Ei, 4 * E], "encoder.forward.discourse": [D, 4 * E],
    "encoder.forward.recurrent": [E, 4 * E], "encoder.forward.bias": [4 * E],
    "encoder.backward.input": [Ei, 4 * E], "encoder.backward.discourse": [D, 4 * E],
    "encoder.backward.recurrent": [E, 4 * E], "encoder.backward.bias": [4 * E],
    "discourse.initial": [1, D], "discourse.input": [2 * E, 4 * D],
    "discourse.recurrent": [D, 4 * D], "discourse.bias": [4 * D],
    "position.embedding": [HISTORY + 1, P],
    "output.embedding": [OUT_ROWS, Eo], "output.start": [1, Eo],
    "segment.forward.input": [Eo, 4 * S], "segment.forward.recurrent": [S, 4 * S], "segment.forward.bias": [4 * S],
    "segment.backward.input": [Eo, 4 * S], "segment.backward.recurrent": [S, 4 * S], "segment.backward.bias": [4 * S],
    "segment.age": [G, A], "segment.weight": [M, 4 * S + A],
    "decoder.first.symbol": [Eo, 4 * H], "decoder.first.recurrent": [K + H, 4 * H], "decoder.first.bias": [4 * H],
    "decoder.second.recurrent": [2 * H, 4 * H], "decoder.second.bias": [4 * H],
    "attention.weight": [H, K],
    "intermediate.weight": [H + K, M], "vocabulary.weight": [M, SCORED], "vocabulary.bias": [SCORED],
}
# Rounded, so that the file is small and float32 holds the same values.
p = {n: (torch.round((torch.rand(s) * 1.6 - 0.8) * 64) / 64).requires_grad_() for n, s in shapes.items()}


def cell(gates, c):
    i, f, g, o = gates.chunk(4, -1)
    c = torch.sigmoid(f) * c + torch.sigmoid(i) * torch.tanh(g)
    return torch.sigmoid(o) * torch.tanh(c), c


def run(name, inputs, size):
    h = c = torch.zeros(size)
    out = []
    for x in inputs:
        h, c = cell(x + h @ p[name + ".recurrent"] + p[name + ".bias"], c)
        out.append((h, c))
    return out


def bilstm(forward, backward, fx, bx, size):
    f = run(forward, fx, size)
    b = run(backward, bx[::-1], size)[::-1]
    states = [torch.cat([f[j][0], b[j][0]]) for j in range(len(fx))]
    final_h = torch.cat([f[-1][0], b[0][0]])
    final_c = torch.cat([f[-1][1], b[0][1]])
    return states, final_h, final_c


# An interaction: turns with input rows and placeholder names; the query after each turn (output rows);
# the segments offered; the targets. Symbols: ["word", row] ["placeholder", name, typeRow] ["segment", i].
examples = [
    {"turns": [
        {"input": [2, 3, 10, 4, 10], "placeholders": [None, None, "CITY#0", None, "CITY#1"]},
        {"input": [5, 11], "placeholders": [None, "TIME#0"]},
        {"input": [6, 0, 10], "placeholders": [None, None, "CITY#0"]}],
     "queries": [[1, 2, 9, 3, 9], [1, 2, 9, 3, 10, 4], [1, 5, 9]],
     "segments": [
         [],
         [{"turn": 0, "start": 1, "end": 2, "age": 1, "rows": [2, 9]}, {"turn": 0, "start": 3, "end": 4, "age": 1, "rows": [3, 9]}],
         [{"turn": 1, "start": 1, "end": 2, "age": 2, "rows": [2, 9]}, {"turn": 1, "start": 3, "end": 5, "age": 1, "rows": [3, 10, 4]}]],
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
                  [{"turn": 0, "start": 0, "end": 1, "age": 1, "rows": [6, 7]}],
                  [{"turn": 1, "start": 0, "end": 0, "age": 2, "rows": [6]}, {"turn": 1, "start": 1, "end": 1, "age": 1, "rows": [10]}],
                  [{"turn": 2, "start": 0, "end": 0, "age": 3, "rows": [6]}],
                  [{"turn": 3, "start": 0, "end": 2, "age": 1, "rows": [6, 10, 1]}, {"turn": 3, "start": 0, "end": 0, "age": 4, "rows": [6]}]],
     "targets": [
         [["word", 6], ["word", 7], ["word", 0]],
         [["word", 6], ["placeholder", "TIME#0", 10], ["word", 0]],
         [["segment", 0], ["word", 7], ["word", 1], ["word", 0]],
         [["segment", 0], ["placeholder", "TIME#0", 10], ["word", 1], ["word", 0]],
         # The placeholder is outside the window: that step gives no loss.
         [["segment", 1], ["placeholder", "TIME#9", 10], ["word", 2], ["word", 0]]]},
]


def interaction_loss(ex):
    discourse, dh, dc = p["discourse.initial"][0], torch.zeros(D), torch.zeros(D)
    encoded, nll, count = [], [], 0
    for t, turn in enumerate(ex["turns"]):
        words = [p["input.embedding"][r] for r in turn["input"]]
        fx = [w @ p["encoder.forward.input"] + discourse @ p["encoder.forward.discourse"] for w in words]
        bx = [w @ p["encoder.backward.input"] + discourse @ p["encoder.backward.discourse"] for w in words]
        states, fh, fc = bilstm("encoder.forward", "encoder.backward", fx, bx, E)
        encoded.append(states)
        dh, dc = cell(fh @ p["discourse.input"] + dh @ p["discourse.recurrent"] + p["discourse.bias"], dc)
        discourse = dh
        keys, names = [], []
        for u in range(max(0, t - HISTORY), t + 1):
            for j, state in enumerate(encoded[u]):
                keys.append(torch.cat([state, p["position.embedding"][t - u]]))
                names.append(ex["turns"][u]["placeholders"][j])
        keys = torch.stack(keys)
        segs = []
        for s in ex["segments"][t]:
            emb = [p["output.embedding"][r] for r in ex["queries"][s["turn"]]]
            q, _, _ = bilstm("segment.forward", "segment.backward",
                             [e @ p["segment.forward.input"] for e in emb],
                             [e @ p["segment.backward.input"] for e in emb], S)
            segs.append(torch.cat([q[s["start"]], q[s["end"]], p["segment.age"][min(s["age"], G) - 1]]))
        h1 = h2 = fh
        c1 = c2 = fc
        context, y = torch.zeros(K), p["output.start"][0]
        for symbol in ex["targets"][t]:
            h1, c1 = cell(y @ p["decoder.first.symbol"] + torch.cat([context, h1]) @ p["decoder.first.recurrent"]
                          + p["decoder.first.bias"], c1)
            h2, c2 = cell(torch.cat([h1, h2]) @ p["decoder.second.recurrent"] + p["decoder.second.bias"], c2)
            scores = keys @ (h2 @ p["attention.weight"])
            context = torch.softmax(scores, 0) @ keys
            m = torch.tanh(torch.cat([h2, context]) @ p["intermediate.weight"])
            logits = [m @ p["vocabulary.weight"] + p["vocabulary.bias"]]
            if segs:
                logits.append(torch.stack([m @ p["segment.weight"] @ s for s in segs]))
            spots = [j for j, n in enumerate(names) if n is not None]
            if spots:
                logits.append(scores[spots])
            flat = torch.cat(logits)
            if symbol[0] == "word":
                right, y = [symbol[1]], p["output.embedding"][symbol[1]]
            elif symbol[0] == "segment":
                right = [SCORED + symbol[1]]
                rows = ex["segments"][t][symbol[1]]["rows"]
                y = torch.stack([p["output.embedding"][r] for r in rows]).mean(0)
            else:
                right = [SCORED + len(segs) + n for n, j in enumerate(spots) if names[j] == symbol[1]]
                y = p["output.embedding"][symbol[2]]
            if right:
                nll.append(torch.logsumexp(flat, 0) - torch.logsumexp(flat[right], 0))
                count += 1
    return len(ex["turns"]) / B_REWEIGHT * torch.stack(nll).sum() / count, nll


losses, all_nll = zip(*[interaction_loss(ex) for ex in examples])
total = sum(losses)
total.backward()
rounded = lambda t: [float("%.7g" % v) for v in t.detach().flatten().tolist()]
json.dump({
    "sizes": SIZES, "history": HISTORY, "scored": SCORED, "examples": examples,
    "parameters": {n: {"shape": list(t.shape), "value": rounded(t), "gradient": rounded(t.grad)} for n, t in p.items()},
    "loss": float(total), "nll": [[float("%.7g" % float(v)) for v in n] for n in all_nll],
}, open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "reference.fixture.json"), "w"))
print("loss", float(total))
