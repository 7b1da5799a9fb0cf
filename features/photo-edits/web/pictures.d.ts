/** The build gives a picture a file with a hash in its name, and the import its address. */
declare module '*.avif' {
  const address: string
  export default address
}
