/** What a provider's offers usually show: something to choose from before a word is typed. */
export const SUGESTOES = [
  'wifi router bolt rocket gauge infinity world cloud',
  'device-tv movie music device-gamepad phone headset messages camera',
  'shield-check lock home building gift tool truck-delivery users',
]
  .flatMap((linha) => linha.split(' '))
  .map((nome) => `tabler:${nome}`)
