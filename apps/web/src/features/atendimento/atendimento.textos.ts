export const textos = {
  carregando: 'Atendimento',
  naoEncontrado: 'Este atendimento não existe, ou é de uma empresa à qual você não tem acesso.',
  verTodos: 'Ver os atendimentos',
  titulo: (protocolo: number) => `Atendimento ${protocolo}`,
  unidoA: (protocolo: number, assunto: string) => `Este atendimento foi unido ao ${protocolo}, “${assunto}”.`,
  irAoPrincipal: 'Continuar por lá',
  dados: 'Dados do atendimento',
  dadosCurto: 'Dados',
  abertoPor: (quem: string, quando: string) => `${quem}, ${quando}`,
  aberto: 'Aberto por',
  semTelefone: 'sem telefone',
  doContrato: 'Outros atendimentos deste contrato',
  unidos: 'Unidos a este',
  mudou: {
    titulo: 'Este atendimento mudou enquanto você o olhava',
    agora: (situacao: string, acao: string, quem: string) =>
      `Está em “${situacao}”. Última ação: ${acao.toLowerCase()}, por ${quem}.`,
    entendi: 'Entendi',
  },
  historico: {
    abrir: 'Aberto',
    receber: (protocolo?: string) =>
      protocolo ? `Recebeu o atendimento ${protocolo}` : 'Recebeu um duplicado',
    unir: (protocolo?: string) =>
      protocolo ? `Unido ao atendimento ${protocolo}` : 'Unido a outro atendimento',
  },
  doProtocolo: (protocolo: number) => `do ${protocolo}`,
  teclas: [
    ['N', 'escreve uma nota interna'],
    ['M', 'escreve uma mensagem ao cliente'],
    ['Ctrl + Enter', 'salva a nota ou envia a mensagem'],
    ['A', 'assume'],
    ['I', 'inicia'],
    ['G', 'aguarda o cliente'],
    ['V', 'retoma o que aguardava o cliente'],
    ['R', 'resolve'],
    ['F', 'fecha'],
    ['B', 'reabre'],
    ['T', 'atribui a outra pessoa'],
    ['E', 'edita prioridade, tipo e assunto'],
    ['?', 'mostra estas teclas'],
  ],
}
