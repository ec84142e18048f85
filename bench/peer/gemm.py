import torch
from common import measure

a, b = torch.randn(1024, 1024), torch.randn(1024, 1024)
measure(lambda: a @ b, times=8)
