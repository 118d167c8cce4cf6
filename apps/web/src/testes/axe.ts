type Pagina = { evaluate: <R>(fazer: string | ((onde: string) => R), onde?: string) => Promise<Awaited<R>> }

/**
 * Accessibility problems of a page or frame as it is now, one line each. A test expects an empty list. Axe is read into
 * it once. Only violations are described; everything is checked.
 */
export const problemasDeAcesso = async (pagina: Pagina, onde = 'html') => {
  // Only here, because this file is also read where there is no page: by what looks for dead code.
  const { default: lido } = await import('axe-core')
  if (!(await pagina.evaluate(() => 'axe' in window))) await pagina.evaluate(lido.source)
  return pagina.evaluate(async (seletor) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(seletor, { resultTypes: ['violations'] })
    return violations.map((v) => `${v.id}: ${v.help} (${v.nodes.map(({ html }) => html).join(' | ')})`)
  }, onde)
}
