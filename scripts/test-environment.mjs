/** What programs need of a machine: where things are, who runs them, how the console shows them, how the network is reached. */
const kept = [
  /^(PATH|HOME|USER|LOGNAME|SHELL|TMPDIR|TMP|TEMP)$/,
  /^(TERM|COLORTERM|FORCE_COLOR|NO_COLOR|COLUMNS|CI|DISPLAY|WAYLAND_DISPLAY)$/,
  /^XDG_/,
  /^(LD_LIBRARY_PATH|DYLD_LIBRARY_PATH|SSL_CERT_FILE|SSL_CERT_DIR|NODE_EXTRA_CA_CERTS)$/,
  /^(https?_proxy|no_proxy)$/i,
  /^npm_/i,
  // So that the cause of a failure can be found.
  /^(CHROMIUM_PATH|TEST_LOG|TEST_POOLER|DEBUG|PWDEBUG)$/,
  /^PLAYWRIGHT_/,
]

/**
 * The environment of the tests: the same on every machine. Settings of the server, of PostgreSQL, of Node, and of a locale that the machine
 * brings are left out, so that a test can neither read nor write what they name.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Record<string, string | undefined>}
 */
export function testEnvironment(environment) {
  const names = Object.keys(environment).filter((name) => kept.some((pattern) => pattern.test(name)))
  return { ...Object.fromEntries(names.map((name) => [name, environment[name]])), TZ: 'UTC', LANG: 'C.UTF-8' }
}

/** Replaces this process's environment by that of the tests, for all programs that it starts. */
export function enterTestEnvironment() {
  const kept = testEnvironment(process.env)
  for (const name of Object.keys(process.env)) if (!(name in kept)) delete process.env[name]
  Object.assign(process.env, kept)
}
