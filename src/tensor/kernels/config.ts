// Build flags. The build script swaps this file for the relaxed builds.
export const RELAXED: bool = false;
