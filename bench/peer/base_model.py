"""The base model in PyTorch: an independent implementation of src/base/network/network.ts with the same
parameter names and layouts, so that weights and gradients can be compared and exchanged.
Letters: B examples, W words, P previous symbols, N items (schema, then candidates), L = W + P + N."""
import math

import torch
import torch.nn as nn
import torch.nn.functional as F

RELATIONS = 80


class Linear(nn.Module):
    """y = x W + b with W [in, out]."""

    def __init__(self, inputs, outputs):
        super().__init__()
        bound = 1 / math.sqrt(inputs)
        self.weight = nn.Parameter(torch.empty(inputs, outputs).uniform_(-bound, bound))
        self.bias = nn.Parameter(torch.zeros(1, outputs))

    def forward(self, x):
        return F.linear(x, self.weight.t(), self.bias[0])


class Norm(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.scale = nn.Parameter(torch.ones(1, width))
        self.shift = nn.Parameter(torch.zeros(1, width))

    def forward(self, x):
        return F.layer_norm(x.float(), x.shape[-1:], self.scale[0].float(), self.shift[0].float(), 1e-5).to(x.dtype)


class Attention(nn.Module):
    def __init__(self, width, heads, dropout):
        super().__init__()
        self.heads, self.size, self.rate = heads, width // heads, dropout
        self.query, self.key, self.value, self.out = (Linear(width, width) for _ in range(4))

    def forward(self, x, y, mask, relations=None):
        """x [B, L, d], y [B, M, d]; mask is added to the scores; relations: (kinds [B, L, M], keys [R, d], biases [R, H])"""
        B, L, d = x.shape
        M, H, D = y.shape[1], self.heads, self.size
        split = lambda z, n: z.view(B, n, H, D).transpose(1, 2)
        q, k, v = split(self.query(x), L), split(self.key(y), M), split(self.value(y), M)
        scores = q @ k.transpose(-1, -2)
        if relations is not None:
            kinds, keys, biases = relations
            by_kind = q @ keys.view(RELATIONS, H, D).permute(1, 2, 0).to(q.dtype)  # [B, H, L, R]
            by_kind = by_kind + (biases.t()[None, :, None, :] * math.sqrt(D)).to(q.dtype)
            scores = scores + torch.gather(by_kind, 3, kinds[:, None].expand(B, H, L, M))
        weights = torch.softmax(scores.float() / math.sqrt(D) + mask, -1).to(v.dtype)
        weights = F.dropout(weights, self.rate, self.training)
        return self.out((weights @ v).transpose(1, 2).reshape(B, L, d))


def row(table, ids):
    """Rows of a small table; by products, whose gradient needs no adding up in order."""
    return F.one_hot(ids, len(table)).to(table.dtype) @ table


class Layer(nn.Module):
    def feed_forward(self, x):
        return self.down(F.dropout(F.gelu(self.up(x), approximate="tanh"), self.rate, self.training))

    def drop(self, x):
        return F.dropout(x, self.rate, self.training)


class EncoderLayer(Layer):
    def __init__(self, width, heads, inner, dropout):
        super().__init__()
        self.rate = dropout
        attention = Attention(width, heads, dropout)
        self.query, self.key, self.value, self.out = attention.query, attention.key, attention.value, attention.out
        self.attend = [attention]  # not a module of its own: the names are the layer's
        self.relationKey = nn.Parameter(torch.randn(RELATIONS, width) * 0.02)
        self.relationBias = nn.Parameter(torch.zeros(RELATIONS, heads))
        self.norm1, self.norm2 = Norm(width), Norm(width)
        self.up, self.down = Linear(width, inner), Linear(inner, width)

    def forward(self, x, mask, kinds):
        attention = self.attend[0]
        attention.training = self.training
        y = self.norm1(x)
        x = x + self.drop(attention(y, y, mask, (kinds, self.relationKey, self.relationBias)))
        return x + self.drop(self.feed_forward(self.norm2(x)))


class DecoderLayer(Layer):
    def __init__(self, width, heads, inner, dropout):
        super().__init__()
        self.rate = dropout
        self.self, self.cross = Attention(width, heads, dropout), Attention(width, heads, dropout)
        self.norm1, self.norm2, self.norm3 = Norm(width), Norm(width), Norm(width)
        self.up, self.down = Linear(width, inner), Linear(inner, width)

    def forward(self, x, memory, causal, mask):
        y = self.norm1(x)
        x = x + self.drop(self.self(y, y, causal))
        x = x + self.drop(self.cross(self.norm2(x), memory, mask))
        return x + self.drop(self.feed_forward(self.norm3(x)))


class Words(nn.Module):
    def __init__(self, buckets, learned, vector, size, dropout):
        super().__init__()
        self.rate = dropout
        self.buckets = nn.Parameter(torch.randn(buckets + 1, size) * 0.3)
        self.buckets.data[0] = 0
        self.learned = nn.Parameter(torch.zeros(learned, size))
        self.vector = nn.Parameter(torch.empty(vector, size).uniform_(-0.1, 0.1))

    def forward(self, pieces, learned, vectors):
        """pieces [n, 18], learned [n], vectors [n, 100] -> [n, e]"""
        if self.training:
            learned = learned * (torch.rand(learned.shape, device=learned.device) > self.rate)
        there = (pieces > 0).unsqueeze(-1)
        count = there.sum(1).clamp(min=1)
        spelled = (F.embedding(pieces, self.buckets) * there).sum(1) / count**0.5
        known = F.embedding(learned, self.learned) * (learned > 0).unsqueeze(-1)
        return spelled + known + vectors @ self.vector


class BaseModel(nn.Module):
    def __init__(self, width=192, heads=8, encoder=4, decoder=2, inner=768, e=128, fixed=64, buckets=12000,
                 learned=1, dropout=0.1, positions=128, word_dropout=0.15, segments=False):
        super().__init__()
        self.deep = None  # of teachers: see deep.py
        table = lambda n: nn.Parameter(torch.randn(n, width) * 0.1)
        self.width, self.fixed, self.rate = width, fixed, dropout
        self.words = Words(buckets, learned, 100, e, word_dropout)
        self.word, self.item, self.candidate = Linear(e, width), Linear(4 * e, width), Linear(e, width)
        rows = {"type": 16, "flags": 4, "itemMatch": 32, "clause": 6, "wordMatch": 16, "kind": 16, "age": 6,
                "candidateAge": 6, "inPrevious": 2, "style": 3, "fixedIn": fixed, "fixedOut": fixed, "position": positions}
        # A dictionary of names with a tail, because a module already has a method called type: see plain_name.
        self.tables = nn.ParameterDict({name + "_": table(n) for name, n in rows.items()})
        self.previousItem, self.previousMark = Linear(width, width), nn.Parameter(torch.zeros(1, width))
        self.encoder = nn.ModuleList([EncoderLayer(width, heads, inner, dropout) for _ in range(encoder)])
        self.encoderNorm = Norm(width)
        self.decoder = nn.ModuleList([DecoderLayer(width, heads, inner, dropout) for _ in range(decoder)])
        self.decoderNorm = Norm(width)
        self.targetItem = Linear(width, width)
        self.segments = segments
        if segments: self.segmentItem = Linear(2 * width, width); self.segmentKey = Linear(2 * width, width)
        self.output, self.pointQuery, self.pointKey = Linear(width, fixed), Linear(width, width), Linear(width, width)

    def encode(self, b):
        """b: a batch as bench/peer/base_data.py makes it -> states [B, L, d], mask, item states, item mask"""
        drop = lambda x: F.dropout(x, self.rate, self.training)
        table = self.words(b["pieces"], b["learned"], b["vectors"])
        look = lambda ids: F.embedding(ids, table)  # row 0 is padding
        B, W = b["words"].shape
        P, S, V = b["previous"].shape[1], b["types"].shape[1], b["kinds"].shape[1]
        there = lambda ids: (ids > 0).unsqueeze(-1)

        def mean_last(ids):
            x, m = drop(look(ids)), there(ids)
            n = m.sum(2).clamp(min=1)
            mean = (x * m).sum(2) / n
            last = x.gather(2, (n - 1).unsqueeze(-1).expand(-1, -1, 1, x.shape[-1])).squeeze(2)
            return mean, last * m.any(2)

        onehot = F.one_hot(b["matches"], 16).to(table.dtype) * there(b["words"]).unsqueeze(-1)  # [B, W, S, 16]
        now = (b["ages"] == 0)[:, :, None, None]
        seen = torch.cat([(onehot * now).amax(1), (onehot * ~now).amax(1)], -1)  # [B, S, 32]
        items = self.item(torch.cat([*mean_last(b["itemWords"]), *mean_last(b["tableWords"])], -1))
        items = items + row(self.tables["type_"], b["types"]) + b["flags"] @ self.tables["flags_"] + seen @ self.tables["itemMatch_"] + b["clauses"] @ self.tables["clause_"]
        mean, _ = mean_last(b["candidateWords"])
        values = self.candidate(mean) + row(self.tables["kind_"], b["kinds"]) + row(self.tables["candidateAge_"], b["candidateAges"]) + row(self.tables["inPrevious_"], b["inPrevious"])
        words = self.word(drop(look(b["words"]))) + row(self.tables["age_"], b["ages"]) + row(self.tables["style_"], b["style"])[:, None] + onehot.amax(2) @ self.tables["wordMatch_"]
        if self.deep is not None:
            words, items, values = (x + y for x, y in zip((words, items, values), self.deep(b, W, S, V)))
        items = torch.cat([items, values], 1)  # [B, N, d]
        N = S + V
        pointed = b["previous"] >= self.fixed
        at = (b["previous"] - self.fixed).clamp(min=0)
        before = torch.where(pointed[..., None], self.previousItem(items.gather(1, at[..., None].expand(B, P, self.width))),
                             row(self.tables["fixedIn_"], b["previous"].clamp(max=self.fixed - 1)).to(items.dtype)) + self.previousMark
        x = torch.cat([words, before, items], 1)
        kinds = self.relations(b, pointed, at, B, W, P, S, V)
        here = torch.cat([b["words"] > 0, b["previous"] > 0, b["itemThere"], b["candidateThere"]], 1)
        mask = torch.where(here, 0.0, -1e4)[:, None, None, :]
        for layer in self.encoder:
            x = layer(x, mask, kinds)
        x = self.encoderNorm(x)
        items, there = x[:, W + P :], torch.cat([b["itemThere"], b["candidateThere"]], 1)
        if not self.segments: return x, mask, items, there
        s = b["segments"]; old = x[:, W : W + P]
        pick = lambda at: old.gather(1, at.clamp(0, P - 1)[..., None].expand(-1, -1, self.width))
        ends = torch.cat([pick(s[..., 0]), pick(s[..., 1] - 1)], -1)
        return x, mask, (items, ends), torch.cat([there, s[..., 1] > 0], 1)

    def relations(self, b, pointed, at, B, W, P, S, V):
        dev = b["words"].device
        full = lambda a, c, v: torch.full((B, a, c), v, device=dev, dtype=torch.long)
        near = lambda n: (torch.arange(n, device=dev)[None] - torch.arange(n, device=dev)[:, None]).clamp(-4, 4) + 4
        same = b["ages"][:, :, None] == b["ages"][:, None]
        words = torch.where(same, near(W)[None].expand(B, W, W), full(W, W, 9))
        hit = pointed[:, :, None] & (at[:, :, None] == torch.arange(S + V, device=dev)[None, None])
        to_item, m = torch.where(hit, 21, 22), b["matches"]
        spans = b["spans"].bool()
        fits = torch.zeros_like(b["fits"]) + 76
        fits = torch.where((b["fits"] == 1) | (b["fits"] >= 4), 77, fits)
        fits = torch.where((b["fits"] == 2) | (b["fits"] == 3), 78, fits)  # [B, V, S]
        row1 = torch.cat([words, full(W, P, 10), 25 + m, torch.where(spans, 73, 74)], 2)
        row2 = torch.cat([full(P, W, 11), near(P)[None].expand(B, P, P) + 12, to_item], 2)
        row3 = torch.cat([41 + m.transpose(1, 2), (to_item + 2).transpose(1, 2)[:, :S], 57 + b["relations"], fits.transpose(1, 2)], 2)
        row4 = torch.cat([torch.where(spans, 75, 74).transpose(1, 2), (to_item + 2).transpose(1, 2)[:, S:], fits, full(V, V, 79)], 2)
        return torch.cat([row1, row2, row3, row4], 1)

    def decode(self, target, encoded):
        """target [B, T] begins with the symbol `begin` -> logits [B, T, F + N]"""
        memory, mask, items, there = encoded
        ends = None
        if self.segments: items, ends = items
        B, T = target.shape
        pointed = target >= self.fixed
        at = (target - self.fixed).clamp(min=0)
        y = torch.where(pointed[..., None], (self.targetItem(items) if ends is None else torch.cat([self.targetItem(items), self.segmentItem(ends)], 1)).gather(1, at[..., None].expand(B, T, self.width)),
                        row(self.tables["fixedOut_"], target.clamp(max=self.fixed - 1)).to(items.dtype)) + self.tables["position_"][:T].to(items.dtype)
        y = F.dropout(y, self.rate, self.training)
        causal = torch.triu(torch.full((T, T), -1e4, device=target.device), 1)[None, None]
        for layer in self.decoder:
            y = layer(y, memory, causal, mask)
        y = self.decoderNorm(y)
        keys = self.pointKey(items) if ends is None else torch.cat([self.pointKey(items), self.segmentKey(ends)], 1)
        points = (self.pointQuery(y) @ keys.transpose(1, 2)).float() / math.sqrt(self.width)
        return torch.cat([self.output(y).float(), points.masked_fill(~there[:, None], -1e4)], -1)


def plain_name(name):
    """The name of a parameter as the TypeScript network has it."""
    return name.removeprefix("tables.").removesuffix("_")
