// A picture that a script imports is its address.
declare module "*.svg" {
  const address: string;
  export default address;
}
