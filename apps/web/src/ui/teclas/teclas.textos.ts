export const textos = {
  titulo: 'Teclas desta página',
  ver: 'Teclas',
  ligar: 'Usar teclas de uma letra nesta página',
  dica: 'Desligue se elas disparam sem querer, por exemplo com comando de voz.',
}
