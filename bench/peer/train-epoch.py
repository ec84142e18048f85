# The `full` system's training epoch in plain PyTorch: nn.LSTM for the encoders, LSTMCell for the
# decoder, all turns of a batch of interactions decoded together with padding. Reads the batches that
# bench/cases/train-epoch.js has written.
import json
import os
import tempfile
import torch
import torch.nn as nn
import torch.nn.functional as F
from common import measure
from torch.nn.utils.rnn import pad_sequence, pack_padded_sequence, pad_packed_sequence

spec = json.load(open(os.path.join(tempfile.gettempdir(), "segue-bench-train-epoch.json")))
torch.manual_seed(1)
z = spec["sizes"]
E, D, H, M, S, A, P = (z[k] for k in ("encoder", "discourse", "decoder", "intermediate", "segmentEncoder", "age", "position"))
K = 2 * E + P


class Full(nn.Module):
    def __init__(self):
        super().__init__()
        self.words = nn.Embedding(spec["inputRows"], z["inputEmbedding"])
        self.symbols = nn.Embedding(spec["outputRows"], z["outputEmbedding"])
        self.encoder = nn.LSTM(z["inputEmbedding"] + D, E, bidirectional=True)
        self.discourse = nn.LSTMCell(2 * E, D)
        self.initial = nn.Parameter(torch.rand(D) * 0.2 - 0.1)
        self.position = nn.Embedding(spec["history"] + 1, P)
        self.segments = nn.LSTM(z["outputEmbedding"], S, bidirectional=True)
        self.age = nn.Embedding(z["maxAge"], A)
        self.first = nn.LSTMCell(z["outputEmbedding"] + K, H)
        self.second = nn.LSTMCell(H, H)
        self.attention = nn.Linear(H, K, bias=False)
        self.intermediate = nn.Linear(H + K, M, bias=False)
        self.vocabulary = nn.Linear(M, spec["scored"])
        self.copy = nn.Linear(M, 4 * S + A, bias=False)
        self.dropout = nn.Dropout(spec["dropout"])
        for p in self.parameters():
            nn.init.uniform_(p, -0.1, 0.1)

    def embed(self, rows, targets, batch, steps):
        """Decoder inputs [steps, R, Eo]: the previous symbol, a segment as the mean of its words."""
        bags, offsets = [], []
        for k in range(steps):
            for (i, t), target in zip(rows, targets):
                offsets.append(len(bags))
                if k == 0 or k > len(target):
                    bags.append(spec["startRow"])
                elif target[k - 1]["kind"] == "segment":
                    piece = batch[i]["segments"][t][target[k - 1]["segment"]]
                    bags += batch[i]["queries"][piece["turn"]][piece["start"] : piece["end"] + 1]
                else:
                    bags.append(target[k - 1]["row"])
        mixed = F.embedding_bag(torch.tensor(bags), self.symbols.weight, torch.tensor(offsets), mode="mean")
        return mixed.view(steps, len(rows), -1)

    def encode(self, batch):
        n = len(batch)
        discourse = self.initial.expand(n, D)
        h = c = torch.zeros(n, D)
        states, finals = [[] for _ in batch], [[] for _ in batch]
        for t in range(max(len(e["turns"]) for e in batch)):
            on = [i for i, e in enumerate(batch) if t < len(e["turns"])]
            rows = [torch.tensor(batch[i]["turns"][t]["input"]) for i in on]
            lengths = torch.tensor([len(r) for r in rows])
            x = self.words(pad_sequence(rows))
            x = torch.cat([x, discourse[on].unsqueeze(0).expand(x.shape[0], -1, -1)], 2)
            out, (fh, fc) = self.encoder(pack_padded_sequence(x, lengths, enforce_sorted=False))
            out, _ = pad_packed_sequence(out)
            fh, fc = torch.cat([fh[0], fh[1]], 1), torch.cat([fc[0], fc[1]], 1)
            nh, nc = self.discourse(fh, (h[on], c[on]))
            index = torch.tensor(on)
            h, c = h.index_copy(0, index, nh), c.index_copy(0, index, nc)
            discourse = h
            for j, i in enumerate(on):
                states[i].append(out[: lengths[j], j])
                finals[i].append((fh[j], fc[j]))
        return states, finals

    def forward(self, batch):
        states, finals = self.encode(batch)
        rows = [(i, t) for i, e in enumerate(batch) for t in range(len(e["turns"])) if e["targets"][t]]
        keys, spots = [], []
        for i, t in rows:
            parts, names = [], []
            for u in range(max(0, t - spec["history"]), t + 1):
                s = states[i][u]
                parts.append(torch.cat([s, self.position(torch.tensor(t - u)).expand(s.shape[0], P)], 1))
                names += batch[i]["turns"][u]["placeholders"]
            keys.append(torch.cat(parts))
            spots.append(names)
        width = max(k.shape[0] for k in keys)
        mask = torch.tensor([[p >= k.shape[0] for p in range(width)] for k in keys])
        keys = pad_sequence(keys, batch_first=True)
        needed = sorted({(i, s["turn"]) for i, t in rows for s in batch[i]["segments"][t]})
        place = {key: j for j, key in enumerate(needed)}
        most = max(len(batch[i]["segments"][t]) for i, t in rows)
        R = len(rows)
        if most:
            qs = [torch.tensor(batch[i]["queries"][t]) for i, t in needed]
            out, _ = self.segments(pack_padded_sequence(self.symbols(pad_sequence(qs)),
                                                        torch.tensor([len(q) for q in qs]), enforce_sorted=False))
            out, _ = pad_packed_sequence(out)
            first, last, age, segmask = [], [], [], []
            for i, t in rows:
                own = batch[i]["segments"][t]
                for n in range(most):
                    s = own[n] if n < len(own) else own[0] if own else None
                    q = place[(i, s["turn"])] if s else 0
                    first.append((s["start"] if s else 0) * len(needed) + q)
                    last.append((s["end"] if s else 0) * len(needed) + q)
                    age.append(min(s["age"], z["maxAge"]) - 1 if s else 0)
                segmask.append([n >= len(own) for n in range(most)])
            flat = out.reshape(-1, 2 * S)
            segs = torch.cat([flat[first], flat[last], self.age(torch.tensor(age))], 1).view(R, most, -1)
            segmask = torch.tensor(segmask)
        targets = [batch[i]["targets"][t][0] for i, t in rows]
        steps = max(len(t) for t in targets)
        inputs = self.embed(rows, targets, batch, steps)
        h1 = h2 = torch.stack([finals[i][t][0] for i, t in rows])
        c1 = c2 = torch.stack([finals[i][t][1] for i, t in rows])
        context = torch.zeros(R, K)
        tops, scores = [], []
        for k in range(steps):
            h1, c1 = self.first(torch.cat([inputs[k], context], 1), (h1, c1))
            h2, c2 = self.second(self.dropout(h1), (h2, c2))
            score = torch.bmm(keys, self.attention(h2).unsqueeze(2)).squeeze(2).masked_fill(mask, -1e9)
            context = torch.bmm(torch.softmax(score, 1).unsqueeze(1), keys).squeeze(1)
            tops.append(torch.cat([h2, context], 1))
            scores.append(score)
        m = self.dropout(torch.tanh(self.intermediate(torch.stack(tops))))
        logits = [self.vocabulary(m)]
        if most:
            logits.append(torch.einsum("krs,rns->krn", self.copy(m), segs).masked_fill(segmask, -1e9))
        placeholder = torch.tensor([[n is None for n in s] + [True] * (width - len(s)) for s in spots])
        logits.append(torch.stack(scores).masked_fill(placeholder, -1e9))
        logits = torch.cat(logits, 2)
        right = torch.zeros_like(logits, dtype=torch.bool)
        weight = torch.zeros(steps, R)
        counts = [0] * len(batch)
        for r, ((i, t), target) in enumerate(zip(rows, targets)):
            counts[i] += len(target)
        for r, ((i, t), target) in enumerate(zip(rows, targets)):
            for k, s in enumerate(target):
                if s["kind"] == "word":
                    right[k, r, s["row"]] = True
                elif s["kind"] == "segment":
                    right[k, r, spec["scored"] + s["segment"]] = True
                else:
                    for p, name in enumerate(spots[r]):
                        if name == s["name"]:
                            right[k, r, spec["scored"] + most + p] = True
                weight[k, r] = len(batch[i]["turns"]) / 16 / counts[i] / len(batch)
        weight = weight * right.any(2)
        nll = torch.logsumexp(logits, 2) - torch.logsumexp(logits.masked_fill(~right, -1e9), 2)
        return (nll * weight).sum()


model = Full()
optimiser = torch.optim.Adam(model.parameters(), 0.001)


def epoch():
    for batch in spec["batches"]:
        optimiser.zero_grad()
        loss = model(batch)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 5)
        optimiser.step()


measure(epoch, times=1, warm=0)
