export const textos = {
  titulo: 'Descartar o que você digitou?',
  texto: 'Há alterações que ainda não foram salvas. Se sair agora, elas se perdem.',
  descartar: 'Descartar',
  continuar: 'Continuar editando',
}
