export const textos = {
  ver: 'Ver',
  ouvir: 'Ouvir',
  baixar: 'Baixar',
  fotoDe: (nome: string) => `Foto: ${nome}`,
}
