/** Apart from the others of `ui`: only screens that send a file need these. */
export const textos = {
  escolher: 'Escolher arquivo',
  enviando: (nome: string) => `Enviando ${nome}`,
  enviados: (parte: string, todo: string) => `${parte} de ${todo}`,
  cancelar: 'Cancelar envio',
  sairTitulo: 'Sair e cancelar o envio?',
  sairTexto: 'O arquivo ainda está sendo enviado. Se sair agora, será preciso enviar de novo.',
  sair: 'Sair',
  ficar: 'Continuar enviando',
  vazio: 'O arquivo está vazio.',
  umPorVez: 'Envie um arquivo por vez.',
}
