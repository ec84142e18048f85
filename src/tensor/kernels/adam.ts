// Adam, with the clipping factor folded in.

/** p -= rate * mHat / (sqrt(vHat) + epsilon), with gradients g * factor. rate holds 1/(1-b1^t). */
export function adam(
  p: usize, g: usize, m: usize, v: usize, n: i32, factor: f32, beta1: f32, beta2: f32,
  rate: f32, correction2: f32, epsilon: f32,
): void {
  const f = f32x4.splat(factor);
  const b1 = f32x4.splat(beta1), b2 = f32x4.splat(beta2);
  const a1 = f32x4.splat(<f32>1 - beta1), a2 = f32x4.splat(<f32>1 - beta2);
  const lr = f32x4.splat(rate), c2 = f32x4.splat(correction2), eps = f32x4.splat(epsilon);
  const end = p + (<usize>n << 2);
  for (; p + 16 <= end; p += 16) {
    const grad = f32x4.mul(v128.load(g), f);
    const first = f32x4.add(f32x4.mul(b1, v128.load(m)), f32x4.mul(a1, grad));
    const second = f32x4.add(f32x4.mul(b2, v128.load(v)), f32x4.mul(a2, f32x4.mul(grad, grad)));
    v128.store(m, first);
    v128.store(v, second);
    const step = f32x4.div(f32x4.mul(lr, first), f32x4.add(f32x4.sqrt(f32x4.mul(second, c2)), eps));
    v128.store(p, f32x4.sub(v128.load(p), step));
    g += 16;
    m += 16;
    v += 16;
  }
  for (; p < end; p += 4) {
    const grad = load<f32>(g) * factor;
    const first = beta1 * load<f32>(m) + (<f32>1 - beta1) * grad;
    const second = beta2 * load<f32>(v) + (<f32>1 - beta2) * (grad * grad);
    store<f32>(m, first);
    store<f32>(v, second);
    store<f32>(p, load<f32>(p) - (rate * first) / (sqrt<f32>(second * correction2) + epsilon));
    g += 4;
    m += 4;
    v += 4;
  }
}

/** Adam on the rows rows[i] of p, m and v, with compact gradients g[i]; i in r0..r1. */
export function adamRows(
  p: usize, g: usize, m: usize, v: usize, rows: usize, r0: i32, r1: i32, cols: i32, factor: f32,
  beta1: f32, beta2: f32, rate: f32, correction2: f32, epsilon: f32,
): void {
  const bytes = <usize>cols << 2;
  for (let i = r0; i < r1; i++) {
    const row = <usize>load<i32>(rows + (<usize>i << 2)) * bytes;
    adam(p + row, g + <usize>i * bytes, m + row, v + row, cols, factor, beta1, beta2, rate, correction2, epsilon);
  }
}
