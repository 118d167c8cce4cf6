const FOLGA = 8

/**
 * Where a floating panel goes: under or over its button, or beside it, always towards the emptier half of the
 * window. It asks only where the button is, so it can be told before the panel is drawn.
 */
export function porJuntoDe(painel: HTMLElement, alvo: Element, aoLado = false) {
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
