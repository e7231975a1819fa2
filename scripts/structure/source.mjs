import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** A file of the project, read and parsed at most once. */
export class Source {
  #text
  #parsed

  /**
   * @param {string} root
   * @param {string} path relative to the root, with slashes
   */
  constructor(root, path) {
    this.root = root
    this.path = path
  }

  get text() {
    this.#text ??= readFileSync(`${this.root}/${this.path}`, 'utf8')
    return this.#text
  }

  get isTest() {
    return /\.test\.tsx?$/.test(this.path)
  }

  get isCode() {
    return /\.(?:ts|tsx|mjs)$/.test(this.path)
  }

  get program() {
    return this.#parse().program
  }

  /** Every comment, without its delimiters. */
  get comments() {
    return this.#parse().comments.map(({ value, start }) => ({ text: value, line: this.lineAt(start) }))
  }

  /** The line of a position in the text; the first is 1. */
  lineAt(position) {
    return this.text.slice(0, position).split('\n').length
  }

  /** Every import and re-export with a literal address. */
  imports() {
    const found = []
    this.visit((node) => {
      const source =
        /^(?:ImportDeclaration|ImportExpression|ExportNamedDeclaration|ExportAllDeclaration)$/.test(node.type) && node.source
      if (source && typeof source.value === 'string') found.push({ address: source.value, line: this.lineAt(node.start) })
      if (node.type === 'TSImportType' && typeof node.source?.value === 'string')
        found.push({ address: node.source.value, line: this.lineAt(node.start) })
    })
    return found
  }

  /** Calls `look` with every node of the syntax tree. */
  visit(look) {
    const step = (node) => {
      if (node === null || typeof node !== 'object') return
      if (Array.isArray(node)) return node.forEach(step)
      if (typeof node.type === 'string') look(node)
      for (const [name, value] of Object.entries(node)) if (name !== 'parent') step(value)
    }
    step(this.program)
  }

  #parse() {
    if (this.#parsed) return this.#parsed
    this.#parsed = parseSync(this.path, this.text)
    const [error] = this.#parsed.errors
    if (error) throw new Error(`${this.path} cannot be parsed: ${error.message}`)
    return this.#parsed
  }
}
