/** Runs an S3 server for the spec that forked it, over the folder and the bucket of its arguments; sends its port. */
import S3rver from '@20minutes/s3rver'

const [directory = '', bucket = ''] = process.argv.slice(2)
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory,
  vhostBuckets: false,
  // it signs /bucket where the client asks for /bucket/
  allowMismatchedSignatures: true,
  configureBuckets: [{ name: bucket, configs: [] }],
})
const { port } = await server.run()
process.send?.(port)
process.once('disconnect', () => process.exit())
