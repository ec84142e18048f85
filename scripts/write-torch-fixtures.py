# Writes src/tensor/torch.fixture.json: LSTM, attention and loss values with gradients, computed by
# PyTorch in float64. Run by hand when a case changes: python3 scripts/write-torch-fixtures.py
import json
import torch

torch.manual_seed(7)
torch.set_default_dtype(torch.float64)


def flat(tensor):
    return [round(float(value), 9) for value in tensor.detach().reshape(-1)]


def leaf(*shape):
    return (torch.randn(*shape) * 0.7).float().double().requires_grad_()


def lstm_case(steps, batch, width, hidden, lengths, reverse):
    x = leaf(steps, batch, width)
    wx, wh, bias = leaf(width, 4 * hidden), leaf(hidden, 4 * hidden), leaf(4 * hidden)
    finals = []
    outputs = [[None] * batch for _ in range(steps)]
    # torch's own LSTM, one sequence at a time, each cut to its length
    for b in range(batch):
        cell = torch.nn.LSTMCell(width, hidden)
        order = range(lengths[b] - 1, -1, -1) if reverse else range(lengths[b])
        h, c = torch.zeros(hidden), torch.zeros(hidden)
        for t in order:
            params = {"weight_ih": wx.T, "weight_hh": wh.T, "bias_ih": bias, "bias_hh": torch.zeros(4 * hidden)}
            h, c = torch.nn.utils.stateless.functional_call(cell, params, (x[t, b].unsqueeze(0), (h.unsqueeze(0), c.unsqueeze(0))))
            h, c = h[0], c[0]
            outputs[t][b] = h
        finals.append((h, c))
    total = sum(h.sum() + 2 * (c * c).sum() for h, c in finals)
    total = total + sum((t + 1) * (o * o).sum() for t, row in enumerate(outputs) for o in row if o is not None)
    total.backward()
    inputs = {"x": x, "wx": wx, "wh": wh, "bias": bias}
    return {
        "steps": steps, "batch": batch, "width": width, "hidden": hidden, "lengths": lengths, "reverse": reverse,
        "inputs": {name: flat(value) for name, value in inputs.items()},
        "h": flat(torch.stack([h for h, _ in finals])), "c": flat(torch.stack([c for _, c in finals])),
        "loss": float(total), "gradients": {name: flat(value.grad) for name, value in inputs.items()},
    }


def attention_case():
    query, keys, values = leaf(3, 5), leaf(6, 5), leaf(6, 4)
    lists = [[0, 1, 2], [3], [2, 3, 4, 5]]
    contexts = []
    for row, places in enumerate(lists):
        weights = torch.softmax(keys[places] @ query[row], dim=0)
        contexts.append(weights @ values[places])
    context = torch.stack(contexts)
    loss = (context ** 2).sum() + context[:, 0].sum()
    loss.backward()
    inputs = {"query": query, "keys": keys, "values": values}
    return {
        "lists": lists, "inputs": {name: flat(value) for name, value in inputs.items()}, "context": flat(context),
        "loss": float(loss), "gradients": {name: flat(value.grad) for name, value in inputs.items()},
    }


def loss_case():
    logits, extra = leaf(3, 6), leaf(7)
    lists, targets, weights = [[0, 2], [], [6, 5, 1]], [[1, 6], [5], [7, 8, 0]], [1.0, 0.25, 2.0]
    total, rows = 0, []
    for n in range(3):
        log_p = torch.log_softmax(torch.cat([logits[n], extra[lists[n]]]), dim=0)
        row = -torch.logsumexp(log_p[targets[n]], dim=0)
        rows.append(row)
        total = total + weights[n] * row
    total.backward()
    return {
        "lists": lists, "targets": targets, "weights": weights, "logits": flat(logits), "extra": flat(extra),
        "losses": flat(torch.stack(rows)), "loss": float(total),
        "gradients": {"logits": flat(logits.grad), "extra": flat(extra.grad)},
    }


fixture = {
    "torch": torch.__version__,
    "lstm": [lstm_case(4, 3, 5, 6, [4, 1, 3], False), lstm_case(4, 3, 5, 6, [4, 1, 3], True)],
    "attention": attention_case(),
    "loss": loss_case(),
}
with open("src/tensor/torch.fixture.json", "w") as file:
    json.dump(fixture, file)
    file.write("\n")
