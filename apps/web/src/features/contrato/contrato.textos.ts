export const textos = {
  carregando: 'Contrato',
  semVer: 'Você não possui permissão para ver os dados do cliente.',
  mascarado:
    'Você pode consultar este contrato, mas não possui permissão para visualizar clientes: o endereço aparece em parte; motivos, número de série e outros titulares ficam ocultos.',
  naoEncontrado: 'Este contrato não existe, ou não é deste cliente.',
  voltar: 'Ver o cliente',
  atendimentos: 'Atendimentos',
  pdf: 'Baixar contrato (PDF)',

  resumo: {
    nomes: {
      esteMes: 'Fatura deste mês',
      proximoMes: 'Fatura do próximo mês',
      fidelidade: 'Fidelidade até',
      multa: 'Multa se sair hoje',
    },
    nada: '—',
    semFidelidade: 'Sem fidelidade',
    cumprida: 'Já cumprida',
    faltam: (meses: number) => (meses === 1 ? 'Falta 1 mês' : `Faltam ${meses} meses`),
    fim: { acabou: 'Acabou em', ultima: 'Última fatura', multa: 'Multa do cancelamento' },
    planejado: (evento: string, dia: string) => `Planejado para ${dia}: ${evento.toLowerCase()}`,
  },

  meses: {
    titulo: 'O que se paga, mês a mês',
    tituloDoFim: 'O que custou, mês a mês',
    texto: 'Como ficou combinado na venda; os meses que um evento mudou dizem qual.',
    mes: 'Mês',
    valor: 'Valor',
    nome: (numero: number, mes: string) => `${numero}º (${mes})`,
    atual: '· este mês',
    anteriores: (quantos: number) =>
      quantos === 1 ? 'Mostrar o mês anterior' : `Mostrar os ${quantos} meses anteriores`,
    esconder: 'Esconder os anteriores',
    mudado: (evento: string, dia: string) => `${evento} em ${dia}`,
    dias: (cobrados: number, de: number) => `${cobrados} de ${de} dias`,
    emDiante: (primeiro: string) => `Do ${primeiro} em diante`,
    ateReativar: (suspensao: string) => `${suspensao}: nada se paga até a reativação`,
    regular: 'Valor regular, sem desconto',
  },

  eventos: {
    titulo: 'Linha do tempo',
    desfazer: 'Desfazer',
    desfazerEste: (evento: string, dia: string) => `Desfazer: ${evento} em ${dia}`,
    desfeito: (desfeito: string, quem: string | null, em: string, porque: string | null) =>
      `${desfeito}${quem ? ` por ${quem}` : ''} em ${em}${porque ? `: ${porque}` : ''}`,
    multa: (valor: string) => `multa de ${valor}`,
    ativado: 'Instalado e ativado',
    cancelado: 'Cancelado com a venda',
    vendido: (protocolo: number) => `Vendido, protocolo ${protocolo}`,
  },

  multa: {
    titulo: 'Multa',
    hoje: 'se cancelar hoje',
    outroDia: 'Se cancelar em…',
  },

  adicionais: {
    titulo: 'Adicionais',
    nenhum: 'Nenhum adicional.',
    nome: (nome: string, quantidade: number) => (quantidade > 1 ? `${quantidade} × ${nome}` : nome),
    obrigatorio: 'obrigatório no plano',
    desde: (dia: string) => `desde ${dia}`,
    valor: { MENSAL: (valor: string) => `${valor} por mês`, UNICA: (valor: string) => `${valor} uma vez` },
  },

  dados: {
    titulo: 'Dados do contrato',
    titular: 'Titular',
    endereco: 'Endereço',
    referencia: 'Referência',
    velocidade: 'Velocidade',
    mega: (download: number, upload: number) => `${download} / ${upload} Mega`,
    mensalidade: 'Mensalidade',
    pagamento: 'Pagamento',
    vencimento: (forma: string, dia: number) => `${forma}, todo dia ${dia}`,
    ativoDesde: 'Ativo desde',
    arrependimento: 'Arrependimento até',
    canceladoEm: 'Cancelado em',
    motivo: 'Motivo',
    serie: 'Número de série',
    venda: 'Venda',
    protocolo: (numero: string) => `Protocolo ${numero}`,
    empresa: 'Empresa',
  },
}
