/** Our parent at the start: a child whose parent died gets another one, except on Windows. */
const PARENT = process.ppid
const LOOK_EVERY_MS = 500

/**
 * Notices that npm was ended from outside. npm puts a shell between itself and its scripts and forwards signals to that shell
 * alone: it dies, and the script would keep running. A script started without npm belongs to its parent, which may leave it
 * running on purpose.
 * @param {() => void} onDeath called once
 */
export function whenNpmDies(onDeath) {
  if (process.env.npm_lifecycle_event === undefined) return
  const timer = setInterval(() => {
    if (isParentAlive()) return
    clearInterval(timer)
    onDeath()
  }, LOOK_EVERY_MS)
  timer.unref()
}

function isParentAlive() {
  if (process.ppid !== PARENT) return false
  try {
    process.kill(PARENT, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM' // it runs, under another account
  }
}
