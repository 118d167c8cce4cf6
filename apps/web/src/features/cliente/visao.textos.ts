export const textos = {
  vender: 'Nova venda',
  editar: 'Editar dados',
  verDados: 'Ver dados',

  quemE: 'Quem é',
  atender: 'Atender',
  atenderPlano: (plano: string) => `Atender: ${plano}`,

  atencao: 'O que precisa de atenção',
  suspenso: (plano: string) => `${plano} está suspenso`,
  aguardaInstalacao: (plano: string) => `${plano} aguarda a instalação`,
  instalacao: (plano: string, dia: string, turno: string) => `Instalação de ${plano} ${dia}, ${turno}`,
  instalacaoAtrasada: (plano: string, dia: string) => `Instalação de ${plano} atrasada: era para ${dia}`,
  hoje: 'hoje',
  em: (dia: string) => `em ${dia}`,
  planejado: (evento: string, dia: string, plano: string) => `${evento} em ${dia}: ${plano}`,
  atrasado: (protocolo: number, assunto: string) => `Atendimento ${protocolo} atrasado: ${assunto}`,
  atrasados: (quantos: number) => `${quantos} atendimentos atrasados`,
  esperaResposta: (protocolo: number, assunto: string) =>
    `Atendimento ${protocolo} espera a resposta do cliente: ${assunto}`,
  boletosVencidos: (quantos: number, valor: string, desde: string) =>
    quantos === 1
      ? `Boleto de ${valor} vencido em ${desde}`
      : `${quantos} boletos vencidos, ${valor}: o mais antigo é de ${desde}`,
  devolvida: (protocolo: number, motivo: string | null) =>
    `Venda ${protocolo} devolvida${motivo ? `: ${motivo}` : ''}`,
  expirada: (protocolo: number) => `Venda ${protocolo}: o link do aceite expirou`,
  aguardaAceite: (protocolo: number) => `Venda ${protocolo} espera o aceite do cliente`,
}
