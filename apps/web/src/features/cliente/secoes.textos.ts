/** Below the form: plans, sales, consents, and who looked at the record. */
export const textos = {
  planos: 'Planos',
  semPlanos: 'Este cliente não tem plano.',
  desde: (dia: string) => `desde ${dia}`,
  canceladoEm: (dia: string) => `cancelado em ${dia}`,
  planejado: (evento: string, dia: string) => `${evento} em ${dia}`,

  vendas: 'Vendas do cliente',
  semVendas: 'Nada foi vendido a este cliente.',
  semVendasSuas: 'Você não vendeu nada a este cliente.',
  protocolo: (numero: number) => `Protocolo ${numero}`,
  porMes: (valor: string) => `${valor} por mês`,
  semDescontos: (valor: string) => `${valor} por mês, sem contar descontos`,

  emAberto: (abertos: number, atrasados: number) => {
    if (abertos === 0) return 'Nenhum em aberto.'
    const quantos = `${abertos} em aberto`
    if (atrasados === 0) return `${quantos}, nenhum atrasado.`
    return `${quantos}, ${atrasados} ${atrasados === 1 ? 'atrasado' : 'atrasados'}.`
  },
  todosOsAtendimentos: 'Ver todos',

  boletosEmAberto: (abertos: number, valor: string, vencidos: number, vencido: string) => {
    if (abertos === 0) return 'Nenhum em aberto.'
    const devidos = `${abertos} em aberto, ${valor}`
    if (vencidos === 0) return `${devidos}; nenhum vencido.`
    return `${devidos}; ${vencidos} ${vencidos === 1 ? 'vencido' : 'vencidos'}, ${vencido}.`
  },

  consentimentos: 'Consentimentos',
  consentimentosExplicados:
    'O serviço contratado não depende destes; para todo o resto, vale a palavra da pessoa.',
  conceder: 'Registrar',
  revogar: 'Revogar',
  concedido: 'Concedido',
  naoConcedido: 'Não concedido',
  revogado: 'Revogado',
  resposta: 'O que a pessoa respondeu',
  semConsentimento: 'Nunca registrado',
  meioExemplo: 'Por telefone, formulário assinado…',
  anotadoPor: (quem: string) => `anotado por ${quem}`,
  todosOsConsentimentos: (quantos: number) =>
    quantos === 1 ? 'Ver o registro' : `Ver os ${quantos} registros`,

  acessos: 'Acessos',
  acessosExplicados: 'Quem viu os dados desta pessoa.',
  semAcessos: 'Ninguém ainda.',
  acoesDeAcesso: {
    VISUALIZAR: 'visualizou',
    LGPD: 'exportou os dados (LGPD)',
  },
}
