import {
  nomesDasSituacoesDaChave as nomes,
  type SituacaoDaChave,
} from '@balcao/contract/acesso/chave-api-filtro'
import type { TomDaSituacao } from '#ui/Situacao.tsx'

/** The name of each field, used by the form, the table and the history. */
export const rotulos = {
  nome: 'Nome',
  final: 'Final da chave',
  situacao: 'Situação',
  permissoes: 'Permissões',
  sem_efeito: 'Sem efeito agora',
  todas_empresas: 'Todas as empresas',
  empresas: 'Empresas',
  enderecos: 'Endereços permitidos',
  limite_por_minuto: 'Pedidos por minuto',
  expira_no_dia: 'Vale até o fim do dia',
  expira_em: 'Vale até',
  criada_por: 'Criada por',
  criada_em: 'Criada em',
  usada_em: 'Último uso',
  revogada_em: 'Revogada em',
}

export const aparenciaDaSituacao: Record<SituacaoDaChave, { nome: string; tom: TomDaSituacao }> = {
  ATIVA: { nome: nomes.ATIVA, tom: 'sucesso' },
  EXPIRA_EM_BREVE: { nome: nomes.EXPIRA_EM_BREVE, tom: 'aviso' },
  PARADA: { nome: nomes.PARADA, tom: 'aviso' },
  VENCIDA: { nome: nomes.VENCIDA, tom: 'neutro' },
  REVOGADA: { nome: nomes.REVOGADA, tom: 'perigo' },
}

export const textos = {
  lista: {
    titulo: 'Chaves de API',
    dicaDeBusca: 'Nome',
    novo: 'Nova chave',
    semNovo: 'Você não possui permissão para criar chaves de API.',
    arquivo: 'chaves-de-api.csv',
  },
  nuncaUsada: 'Nunca usada',
  comFinal: (final: string) => `…${final}`,

  nova: 'Nova chave de API',
  criar: 'Criar chave',
  explicada:
    'Com uma chave, outro programa (o ERP, por exemplo) usa a API do Balcão sem uma pessoa. Ela pode o que você marcar aqui, enquanto você também puder.',
  dicaDoNome: 'O programa que vai usá-la, como aparecerá nos históricos.',
  dicaDoFim: 'No máximo um ano. Você e quem administra o sistema recebem um aviso duas semanas antes.',
  dicaDosEnderecos:
    'Um endereço ou faixa por linha, como 203.0.113.7 ou 203.0.113.0/24. Vazio: de qualquer lugar.',
  dicaDoLimite: 'Acima disto o programa recebe a resposta 429 e espera.',
  faixaRuim: (faixa: string) => `“${faixa}” não é um endereço nem uma faixa`,
  faixasDemais: (maximo: number) => `São no máximo ${maximo} faixas`,
  permissoesExplicadas:
    'Só aparecem as que você tem e que uma chave pode ter. Uma chave nunca entra no sistema, não muda senhas, não cuida de usuários, grupos ou chaves e não vende.',
  semPermissoes: 'Você não tem nenhuma permissão que uma chave possa ter.',
  todaAArea: (area: string) => `${area}: todas`,
  marcadas: (quantas: number) => (quantas === 1 ? '1 marcada' : `${quantas} marcadas`),
  confirmarCriacao:
    'Quem tiver esta chave usa o sistema no seu lugar, no que ela pode. Confirme que é você quem a cria.',

  criada: 'Chave criada',
  aChave: 'Chave',
  umaVez:
    'Guarde-a agora no programa que vai usá-la: ela aparece só desta vez. Cada pedido a leva no cabeçalho “Authorization: Bearer …”. Se vazar, revogue-a.',
  copiar: 'Copiar chave',
  copiado: 'Chave copiada',
  copieVoce: 'O navegador não deixou copiar. A chave está selecionada: copie com Ctrl+C.',
  fechar: 'Fechar',

  dados: 'O que ela pode',
  uso: 'Uso',
  qualquerEndereco: 'Qualquer um',
  usadaDe: (em: string, de: string | null) => (de ? `${em}, de ${de}` : em),
  revogadaPor: (em: string, quem: string | null) => (quem ? `${em}, por ${quem}` : em),
  parada: (nome: string) =>
    `Parada: ${nome}, que criou a chave, não tem mais acesso ao sistema. Se o acesso voltar, a chave volta com ele.`,
  semEfeito: (nome: string) =>
    `Estas permissões foram dadas à chave, mas não valem agora porque ${nome} não as tem mais:`,

  revogar: 'Revogar',
  semRevogar: 'Você não possui permissão para revogar chaves de API.',
  jaRevogada: 'Esta chave já foi revogada.',
  revogarPergunta: (nome: string) => `Revogar a chave ${nome}?`,
  revogarConsequencia:
    'O programa que a usa perde o acesso no próximo pedido. Não é possível desfazer: para voltar, crie outra chave.',
  revogada: (nome: string) => `A chave ${nome} não vale mais`,
  sim: 'Sim',
  nao: 'Não',
}

export const acoesDoHistorico: Record<string, string> = {
  CRIAR: 'criou a chave',
  REVOGAR: 'revogou a chave',
  EXPORTAR: 'exportou clientes',
  AVISO_NAO_ENTREGUE: 'ainda não conseguiu entregar o aviso do fim; continua tentando por um dia',
}
