/** The build turns a picture into a file with a hash in its name, and the import into its address. */
declare module '*.jpg' {
  const address: string
  export default address
}
