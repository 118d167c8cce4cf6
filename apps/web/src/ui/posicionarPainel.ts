const FOLGA = 8

/**
 * Positions a floating panel below, above or beside its button, always towards the emptier half of the
 * window. It only needs the button's position, so it works before the panel is drawn.
 */
export function posicionarPainel(painel: HTMLElement, alvo: Element, aoLado = false) {
  const { left, right, top, bottom } = alvo.getBoundingClientRect()
  const { clientWidth: largura, clientHeight: altura } = document.documentElement
  const aEsquerda = left + right <= largura
  const emCima = top + bottom <= altura
  const px = (distancia: number) => `${distancia}px`
  Object.assign(painel.style, {
    left: aEsquerda ? px(aoLado ? right + FOLGA : left) : 'auto',
    right: aEsquerda ? 'auto' : px(largura - (aoLado ? left - FOLGA : right)),
    top: emCima ? px(aoLado ? top : bottom + FOLGA) : 'auto',
    bottom: emCima ? 'auto' : px(altura - (aoLado ? bottom : top - FOLGA)),
  })
}
