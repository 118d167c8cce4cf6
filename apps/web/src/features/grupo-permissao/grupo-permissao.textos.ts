import type { Acao } from './matriz.ts'

/** The name of each field, used by the form, the table, a conflict and the history. */
export const rotulos = {
  nome: 'Nome',
  descricao: 'Descrição',
  permissoes: 'Permissões',
  concedidas: 'Permissões concedidas',
  retiradas: 'Permissões retiradas',
  total_permissoes: 'Permissões',
  usuarios: 'Usuários',
  edicao: 'Edição',
  atualizado_em: 'Atualizado em',
}

export const nomeDaAcao: Record<Acao, string> = {
  LISTAR: 'Listar',
  VISUALIZAR: 'Visualizar',
  CRIAR: 'Criar',
  EDITAR: 'Editar',
  EXCLUIR: 'Excluir',
  IMPORTAR: 'Importar',
  VINCULAR: 'Vincular',
}

const pessoas = (quantas: number) => (quantas === 1 ? '1 usuário' : `${quantas} usuários`)

export const textos = {
  lista: {
    titulo: 'Grupos de permissão',
    dicaDeBusca: 'Nome ou descrição',
    novo: 'Novo grupo',
    semNovo: 'Você não possui permissão para criar grupos.',
    arquivo: 'grupos-de-permissao.csv',
  },
  novo: 'Novo grupo',
  criar: 'Criar grupo',

  criado: (nome: string) => `Grupo ${nome} criado`,
  somenteLeitura: 'Somente leitura',
  salvo: 'Alterações salvas. Já valem para quem está no grupo.',
  semEditar: 'Você pode ver este grupo, mas não possui permissão para editar grupos.',
  pessoas,

  exclusao: {
    pergunta: (nome: string) => `Excluir o grupo ${nome}?`,
    consequencia: (usuarios: number) =>
      usuarios === 0
        ? 'Ninguém está neste grupo. Ele deixa de existir e não pode mais ser escolhido; o histórico fica. Não é possível desfazer.'
        : `O grupo só pode ser excluído sem ninguém nele, e ${pessoas(usuarios)} ainda ${usuarios === 1 ? 'está' : 'estão'}. Mude antes o grupo dessas pessoas.`,
    excluido: (nome: string) => `Grupo ${nome} excluído`,
    semPermissao: 'Você não possui permissão para excluir grupos.',
  },

  matriz: 'Permissões',
  area: 'Área',
  buscarPermissao: 'Buscar área ou permissão',
  nadaEncontrado: 'Nenhuma permissão encontrada',
  linhaInteira: (area: string) => `${area}: toda a linha`,
  colunaInteira: (acao: string) => `${acao}: toda a coluna`,
  marcadas: (marcadas: number, total: number) => `${marcadas} de ${total} marcadas`,
  naoPossui: 'Você não tem esta permissão: não pode conceder.',
  naoPossuiNenhuma: 'Você não tem nenhuma destas permissões: não pode conceder.',
  seraConcedida: 'será concedida ao salvar',
  seraRetirada: 'será retirada ao salvar',
  aConceder: 'A conceder',
  aRetirar: 'A retirar',

  quemTem: (permissao: string) => `Quem tem: ${permissao}`,
  gruposCom: 'Grupos',
  pessoasCom: 'Pessoas',
  ninguem: 'Ninguém',
  haMais: 'e mais pessoas',

  concedidas: 'concedidas',
  retiradas: 'retiradas',
}

export const acoesDoHistorico = { CRIAR: 'criou o grupo' }
