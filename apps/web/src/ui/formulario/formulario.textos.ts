export const textos = {
  salvo: 'Alterações salvas',
  naoSalvo: 'Há alterações não salvas',
  recuperado: 'O que você tinha digitado está de volta. Confira e salve.',
  confirmar: {
    comSenha: 'Confirme que é você',
    suaSenha: 'Sua senha',
    faltaSenha: 'Digite a sua senha',
    loginRecente:
      'Você entra pela Microsoft e não tem senha aqui. Vale ter entrado há até 10 minutos: se faz mais tempo, saia e entre de novo antes de salvar.',
    confirmarESalvar: 'Confirmar e salvar',
  },
}
