// A style sheet as text, as Vite gives it.
declare module "*.css?inline" {
  const text: string;
  export default text;
}
