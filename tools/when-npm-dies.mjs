/** As it was at our start: a child whose parent died is given another one, except on Windows. */
const PARENT = process.ppid
const LOOK_EVERY_MS = 500

/**
 * Notices that npm was ended from outside. npm puts a shell between itself and its scripts and hands signals on to that
 * shell alone: it dies, and the script would run on with nobody to stop it. Started without npm, a script belongs to
 * whoever started it, who may well leave it running on purpose.
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
    return error.code === 'EPERM' // it lives, under another account
  }
}
