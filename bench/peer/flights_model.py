"""The paper's model with its improvements (src/model/network), all turns of a batch of conversations at once:
same names and shapes of tensors, same scores and loss. R rows (a turn with a query), N packed (step, row) pairs."""
import torch
import torch.nn as nn
import torch.nn.functional as F

NEVER = -1e9


class Lstm(nn.Module):
    """One direction's weights as the files have them: [in, 4H], [H, 4H], [1, 4H]."""

    def __init__(self, width, hidden):
        super().__init__()
        self.input = nn.Parameter(torch.zeros(width, 4 * hidden))
        self.hidden = nn.Parameter(torch.zeros(hidden, 4 * hidden))
        self.bias = nn.Parameter(torch.zeros(1, 4 * hidden))


def cell(gates, c):
    i, f, g, o = gates.chunk(4, 1)
    c = torch.sigmoid(f) * c + torch.sigmoid(i) * torch.tanh(g)
    return torch.sigmoid(o) * torch.tanh(c), c


class BiLstm(nn.Module):
    def __init__(self, width, hidden):
        super().__init__()
        self.forward_, self.backward_ = Lstm(width, hidden), Lstm(width, hidden)
        self.width = hidden

    def forward(self, x, lengths):
        """x [T, B, width], lengths on the CPU -> states [T, B, 2H], final h and c [B, 2H]"""
        flat = []
        for one in (self.forward_, self.backward_):
            flat += [one.input.t().contiguous(), one.hidden.t().contiguous(), one.bias[0], torch.zeros_like(one.bias[0])]
        packed = nn.utils.rnn.pack_padded_sequence(x, lengths, enforce_sorted=False)
        order = packed.sorted_indices
        zero = x.new_zeros(2, x.shape[1], self.width)
        out, h, c = torch._VF.lstm(packed.data, packed.batch_sizes, (zero, zero), flat, True, 1, 0.0, self.training, True)
        states, _ = nn.utils.rnn.pad_packed_sequence(nn.utils.rnn.PackedSequence(out, packed.batch_sizes, order, packed.unsorted_indices), total_length=x.shape[0])
        back = packed.unsorted_indices
        pair = lambda z: torch.cat([z[0], z[1]], 1)[back]
        return states, pair(h), pair(c)


class Flights(nn.Module):
    def __init__(self, spec, tensors):
        super().__init__()
        z, m, self.spec = spec["sizes"], spec["mechanisms"], spec
        E, D, H, M, S = z["encoder"], z["discourse"], z["decoder"], z["intermediate"], z["segmentEncoder"]
        K = 2 * E + z["position"]
        shape = lambda name: tuple(tensors[name].shape)
        free = lambda name: nn.Parameter(torch.zeros(shape(name)))
        self.words, self.projection = free("input.embedding"), free("input.vector-projection")
        self.encoder, self.segment = BiLstm(z["inputEmbedding"] + D, E), BiLstm(z["outputEmbedding"], S)
        self.initial, self.discourse = free("discourse.initial"), Lstm(2 * E, D)
        self.position, self.symbols, self.age = free("position.embedding"), free("output.embedding"), free("segment.age")
        self.copy = free("segment.weight")
        self.first_symbol, self.first_context, self.first_hidden, self.first_bias = (free(f"decoder.first.{n}") for n in ("symbol", "context", "hidden", "bias"))
        self.second, self.attention = Lstm(H, H), free("attention.weight")
        self.from_state, self.from_context = free("intermediate.state"), free("intermediate.context")
        self.vocabulary, self.vocabulary_bias = free("vocabulary.weight"), free("vocabulary.bias")
        self.learned_start = m["discourseStart"] == "learned"
        self.register_buffer("vectors", tensors["word-vectors"].float())
        self.drop = nn.Dropout(spec["learning"]["dropout"])
        for name, own in self.named().items():
            own.data.copy_(tensors[name].float())

    def named(self):
        """Parameters by the names that the files give them."""
        lstm = lambda name, one: {f"{name}.input": one.input, f"{name}.hidden": one.hidden, f"{name}.bias": one.bias}
        both = lambda name, one: {**lstm(f"{name}.forward", one.forward_), **lstm(f"{name}.backward", one.backward_)}
        return {
            "input.embedding": self.words, "input.vector-projection": self.projection, **both("encoder", self.encoder),
            "discourse.initial": self.initial, **lstm("discourse", self.discourse), "position.embedding": self.position,
            "output.embedding": self.symbols, **both("segment", self.segment), "segment.age": self.age, "segment.weight": self.copy,
            "decoder.first.symbol": self.first_symbol, "decoder.first.context": self.first_context,
            "decoder.first.hidden": self.first_hidden, "decoder.first.bias": self.first_bias, **lstm("decoder.second", self.second),
            "attention.weight": self.attention, "intermediate.state": self.from_state, "intermediate.context": self.from_context,
            "vocabulary.weight": self.vocabulary, "vocabulary.bias": self.vocabulary_bias,
        }

    def encode(self, b):
        n = b["counts"][0]
        read = self.initial.expand(n, -1)
        h = read if self.learned_start else torch.zeros_like(read)
        c = torch.zeros_like(read)
        states, hs, cs = [], [], []
        for t, count in enumerate(b["counts"]):
            read, h, c = read[:count], h[:count], c[:count]
            words = F.embedding(b["words"][t], self.words) + F.embedding(b["vector_rows"][t], self.vectors) @ self.projection
            x = torch.cat([words, read.unsqueeze(0).expand(words.shape[0], -1, -1)], 2)  # [T, B, Ei + D]
            out, fh, fc = self.encoder(x, b["lengths"][t])
            states.append(out.reshape(-1, out.shape[2])); hs.append(fh); cs.append(fc)
            h, c = cell(fh @ self.discourse.input + h @ self.discourse.hidden + self.discourse.bias, c)
            read = h
        return torch.cat(states), torch.cat(hs), torch.cat(cs)

    def scores(self, b):
        """Of each packed step: words, segments offered, words looked at that are placeholders."""
        states, hs, cs = self.encode(b)
        keys = torch.cat([states[b["key_states"]], F.embedding(b["key_distances"], self.position)], 2)  # [R, keys, K]
        h1 = h2 = hs[b["finals"]]; c1 = c2 = cs[b["finals"]]
        inputs = F.embedding_bag(b["bags"], self.symbols, b["bag_starts"], mode="mean") @ self.first_symbol + self.first_bias
        context = keys.new_zeros(len(keys), keys.shape[2])
        tops, looked, at = [], [], 0
        for count in b["active"]:
            h1, c1, h2, c2, context = (x[:count] for x in (h1, c1, h2, c2, context))
            h1, c1 = cell(inputs[at : at + count] + context @ self.first_context + h1 @ self.first_hidden, c1)
            h2, c2 = cell(self.drop(h1) @ self.second.input + h2 @ self.second.hidden + self.second.bias, c2)
            score = torch.bmm(keys[:count], (h2 @ self.attention).unsqueeze(2)).squeeze(2).masked_fill(b["key_none"][:count], NEVER)
            context = torch.bmm(score.softmax(1).unsqueeze(1), keys[:count]).squeeze(1)
            tops.append(torch.cat([h2, context], 1)); looked.append(score); at += count
        m = self.drop(torch.tanh(torch.cat(tops) @ torch.cat([self.from_state, self.from_context])))  # [N, M]
        parts = [m @ self.vocabulary + self.vocabulary_bias]
        if b["segment_first"].shape[1] > 0:
            steps, R = len(b["active"]), len(keys)
            x = F.embedding(b["queries"], self.symbols)
            out = self.segment(x, b["query_lengths"])[0].reshape(-1, 2 * self.segment.width)
            vectors = torch.cat([out[b["segment_first"]], out[b["segment_last"]], F.embedding(b["segment_ages"], self.age)], 2)
            asked = m.new_zeros(steps * R, vectors.shape[2]).index_copy(0, b["padded_at"], m @ self.copy)
            offered = torch.bmm(asked.view(steps, R, -1).transpose(0, 1), vectors.transpose(1, 2))  # [R, steps, segments]
            offered = offered.transpose(0, 1).reshape(steps * R, -1)[b["padded_at"]]
            parts.append(offered.masked_fill(b["segment_none"][b["row_of"]], NEVER))
        looked = torch.cat(looked)
        parts.append(looked.masked_fill(b["key_names"][b["row_of"]] == 0, NEVER))
        return parts

    def forward(self, b):
        """Loss of each packed step [N], 0 where nothing of what is right can be reached."""
        parts = self.scores(b)
        whole = torch.cat(parts, 1)
        total = torch.logsumexp(whole, 1)
        one = whole.gather(1, b["right"][:, None]).squeeze(1)  # words and segments
        named = parts[-1].masked_fill(b["key_names"][b["row_of"]] != b["right_name"][:, None], NEVER)
        right = torch.where(b["right_name"] > 0, torch.logsumexp(named, 1), one)
        return total - right, whole
