/** Icons that providers often use, to choose from before anything is typed. */
export const SUGESTOES = [
  'wifi router bolt rocket gauge infinity world cloud',
  'device-tv movie music device-gamepad phone headset messages camera',
  'shield-check lock home building gift tool truck-delivery users',
]
  .flatMap((linha) => linha.split(' '))
  .map((nome) => `tabler:${nome}`)
