import { HORAS_DO_ANTERIOR } from '@balcao/contract/provedor/webhook'
import type { SituacaoDeEntrega } from '@balcao/contract/provedor/webhook-filtro'

/** The name of each field, used by the form, the table, a conflict and the history. */
export const rotulos = {
  nome: 'Nome',
  url: 'Endereço',
  eventos: 'Eventos',
  todas_empresas: 'Todas as empresas',
  empresas: 'Empresas',
  empresa: 'Empresa',
  ativo: 'Ligado',
  situacao: 'Situação',
  atualizado_em: 'Atualizado em',
  // In the history only.
  segredo: 'Segredo',
  motivo: 'Motivo',
  reenviadas: 'Entregas reenviadas',
}

export const situacoes = { ativo: 'Ligado', inativo: 'Desligado' }

const periodo = (horas: number) => {
  if (!horas) return 'Não, deixa de valer agora'
  return horas < 48 ? `Sim, por ${horas} horas` : `Sim, por ${horas / 24} dias`
}

export const textos = {
  lista: {
    titulo: 'Webhooks',
    dicaDeBusca: 'Nome ou endereço',
    novo: 'Novo webhook',
    semNovo: 'Você não possui permissão para criar webhooks.',
    arquivo: 'webhooks.csv',
  },
  quantos: (n: number) => (n === 1 ? '1 evento' : `${n} eventos`),
  falhando: 'Falhando',
  desligadoPeloSistema: 'Desligado pelo sistema',
  novo: 'Novo webhook',
  criar: 'Criar webhook',
  semEditar: 'Você pode ver este webhook, mas não possui permissão para editar webhooks.',

  urlExplicada: 'Para onde os eventos são enviados, por POST. Só https; redirecionamentos não são seguidos.',
  eventosExplicados:
    'O que este destino quer saber. Cada evento leva números e situações, sem nomes nem documentos: o outro sistema lê o resto pela API.',
  marcarTodos: 'Marcar todos',
  desmarcarTodos: 'Desmarcar todos',
  deQue: (acao: string, assunto: string) => `${acao}: ${assunto}`,
  ligado: 'Webhook ligado',
  ligadoExplicado: 'Desligado, nada é enviado, e o que acontecer nesse tempo não é enviado depois.',

  desligadoPor: (motivo: string) =>
    `O sistema desligou este webhook. ${motivo}. Corrija o destino, ligue-o e salve: o que esperava para ser enviado sai em seguida.`,
  falhandoDesde: (quando: string) =>
    `Nenhuma entrega dá certo desde ${quando}. Depois de 3 dias assim, o sistema desliga o webhook e avisa os administradores.`,

  exclusao: {
    pergunta: (nome: string) => `Excluir o webhook ${nome}?`,
    consequencia:
      'Nada mais é enviado a ele, nem o que esperava. O registro das entregas deixa de aparecer. Não é possível desfazer.',
    excluido: (nome: string) => `Webhook ${nome} excluído`,
    semPermissao: 'Você não possui permissão para excluir webhooks.',
  },
}

export const textosDoSegredo = {
  titulo: 'Segredo',
  explicado:
    'Cada entrega é assinada com ele, na forma do Standard Webhooks. O outro sistema confere a assinatura para saber que veio daqui.',
  definido: 'O segredo não pode ser lido de novo, só trocado.',
  anterior: (ate: string) => `Até ${ate}, as entregas também são assinadas com o segredo anterior.`,
  trocar: 'Trocar segredo',
  pergunta: 'Trocar o segredo?',
  consequencia: 'Informe o novo segredo ao outro sistema enquanto os dois ainda assinam.',
  horas: 'O anterior continua valendo?',
  periodos: Object.fromEntries(HORAS_DO_ANTERIOR.map((horas) => [String(horas), periodo(horas)])),

  novo: 'Segredo do webhook',
  umaVez: 'Copie o segredo agora e informe ao outro sistema. Ele é mostrado só esta vez e guardado cifrado.',
  copiar: 'Copiar segredo',
  copiado: 'Segredo copiado',
  copieVoce: 'O segredo está selecionado: copie com Ctrl+C',
  fechar: 'Fechar',
}

export const textosDasEntregas = {
  titulo: 'Entregas',
  texto: 'O que foi enviado, e o que o destino respondeu. As mais novas primeiro.',
  lista: 'Entregas do webhook',
  todas: 'Todas',
  nenhuma: 'Nada foi enviado ainda. Envie um evento de teste para conferir o destino.',
  nadaAqui: 'Nenhuma entrega nesta situação.',
  teste: 'Enviar teste',
  testeEntregue: 'O destino recebeu o teste',
  testeFalhou: (falha: string) => `O teste não foi entregue. ${falha}`,
  reenviarFalhas: 'Reenviar o que falhou',
  semEditar: 'Você não possui permissão para editar webhooks.',
  desligado: 'Este webhook está desligado: ligue-o antes de reenviar.',
  situacoes: {
    PENDENTE: 'Esperando',
    ENTREGUE: 'Entregue',
    FALHOU: 'Falhou',
  } satisfies Record<SituacaoDeEntrega, string>,
  colunas: {
    evento: 'Evento',
    situacao: 'Situação',
    criado: 'Quando',
    tentativas: 'Tentativas',
    status: 'Resposta',
    falha: 'Última falha',
    proxima: 'Próxima tentativa',
    tentada: 'Última tentativa',
  },
  semResposta: 'sem resposta',

  perguntaFalhas: 'Reenviar o que falhou?',
  consequenciaFalhas:
    'Tudo o que falhou a partir deste dia é enviado de novo, na ordem em que aconteceu e com o mesmo webhook-id.',
  desde: 'Desde o dia',
  confirmarFalhas: 'Reenviar',
  reenviadas: (n: number) => {
    if (!n) return 'Nada falhou desde esse dia'
    return n === 1 ? '1 entrega volta a ser enviada' : `${n} entregas voltam a ser enviadas`
  },

  aberta: 'Entrega',
  numero: 'webhook-id',
  duracao: 'Demorou',
  ms: (n: number) => `${n} ms`,
  corpo: 'Corpo enviado',
  resposta: 'Começo da resposta',
  respostaVazia: 'A resposta veio sem corpo.',
  reenviar: 'Reenviar',
  reenviada: 'A entrega volta a ser enviada',
  fechar: 'Fechar',
}

export const acoesDoHistorico = { CRIAR: 'criou o webhook' }
