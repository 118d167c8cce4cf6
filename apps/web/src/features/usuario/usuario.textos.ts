import {
  nomesDasSituacoesDeUsuario as nomes,
  type SituacaoUsuario,
} from '@balcao/contract/acesso/usuario-filtro'
import type { TomDaSituacao } from '#ui/Situacao.tsx'

/** The name of each field, used by the form, the table, a conflict and the history. */
export const rotulos = {
  nome: 'Nome',
  email: 'E-mail',
  telefone: 'Telefone',
  grupo: 'Grupo',
  grupo_permissao_id: 'Grupo',
  provedor: 'Acesso',
  todas_empresas: 'Todas as empresas',
  empresas: 'Empresas',
  empresa: 'Empresa',
  canal_venda_id: 'Canal padrão',
  canal_venda: 'Canal padrão',
  ativo: 'Ativo',
  situacao: 'Situação',
  ultimo_acesso: 'Último acesso',
  destinatario: 'A quem',
  meta_mes: 'Mês da meta',
  meta_vendas: 'Meta de vendas',
  meta_receita: 'Meta de mensalidade',
}

export const aparenciaDaSituacao: Record<SituacaoUsuario, { nome: string; tom: TomDaSituacao }> = {
  ATIVO: { nome: nomes.ATIVO, tom: 'sucesso' },
  CONVIDADO: { nome: nomes.CONVIDADO, tom: 'aviso' },
  INATIVO: { nome: nomes.INATIVO, tom: 'neutro' },
}

export const textos = {
  lista: {
    titulo: 'Usuários',
    dicaDeBusca: 'Nome, e-mail ou telefone',
    novo: 'Convidar usuário',
    semNovo: 'Você não possui permissão para convidar usuários.',
    arquivo: 'usuarios.csv',
  },
  convidar: 'Convidar usuário',
  enviarConvite: 'Enviar convite',
  conviteEnviado: (email: string) => `Convite enviado para ${email}`,
  conviteCriado: 'Convite criado, mas não enviado',
  conviteEmPasta: (email: string) =>
    `Nenhum servidor de e-mail está configurado: o e-mail para ${email} virou um arquivo na pasta de saída do servidor (outbox, na pasta de dados).`,
  entregueOLink:
    'Entregue você mesmo este link à pessoa. Ele aparece só desta vez e vale uma vez só: quem o usar primeiro entra como ela.',
  linkDoConvite: 'Link do convite',
  copiarLink: 'Copiar link',
  linkCopiado: 'Link copiado',
  copieVoce: 'O navegador não deixou copiar. O link está selecionado: copie com Ctrl+C.',
  fechar: 'Fechar',
  nuncaEntrou: 'Nunca entrou',

  grupoNaoConcedivel: 'tem permissões que você não tem',
  acessoLocal: 'E-mail e senha. A pessoa recebe um link para criar a senha.',
  acessoMicrosoft: 'Conta da Microsoft. A pessoa recebe um link para ligar a conta dela.',
  trocarAcesso: 'Ao mudar a forma de acesso, a pessoa sai de todas as sessões e recebe um novo convite.',
  semEmpresaPergunta: 'Convidar sem nenhuma empresa?',
  semEmpresa: 'Sem nenhuma empresa, a pessoa entra mas não vê registros.',

  canalExplicado: 'Por onde a pessoa vende quando não escolhe outro canal.',
  canalInativo: 'inativo',

  proprioCadastro: 'Você não pode mudar o próprio grupo, empresas ou situação.',
  naoEditavel: (nome: string) =>
    `Você pode ver, mas não alterar: ${nome} tem permissões ou empresas que você não tem.`,
  confirmarEmail:
    'É com este e-mail que você entra e recupera a senha. O endereço de agora recebe um aviso da mudança.',

  desativar: 'Desativar',
  desativarPergunta: (nome: string) => `Desativar ${nome}?`,
  desativarConsequencia:
    'A pessoa sai agora de todas as sessões e não consegue mais entrar. O cadastro e o histórico ficam, e o acesso pode ser reativado a qualquer momento.',
  desativado: (nome: string) => `${nome} não tem mais acesso`,
  reativar: 'Reativar',
  reativado: (nome: string) => `${nome} pode entrar de novo`,
  reenviar: 'Reenviar convite',
  mandarLinkDeSenha: 'Link para nova senha',
  linkDeSenhaEnviado: (email: string) => `Link para nova senha enviado para ${email}`,
  linkDeSenhaCriado: 'Link criado, mas não enviado',
  linkDeSenha: 'Link para nova senha',
  entregueOLinkDeSenha: (validade: string) =>
    `Entregue você mesmo este link à pessoa. Ele aparece só desta vez, vale por ${validade} e uma vez só: quem o usar primeiro entra como ela. A senha de agora vale até lá.`,
  exclusao: {
    pergunta: (nome: string) => `Excluir ${nome}?`,
    consequencia:
      'A pessoa sai agora de todas as sessões, perde o acesso e deixa de aparecer nas listas. O que ela fez continua no histórico. Não é possível desfazer.',
    excluido: (nome: string) => `${nome} foi excluído`,
    semPermissao: 'Você não possui permissão para excluir usuários.',
  },
  excluirASiMesmo: 'Você não pode excluir a si mesmo.',

  sessoes: 'Sessões abertas',
  semSessoes: 'Nenhuma sessão aberta.',
  sessaoAtual: 'Esta sessão',
  detalheDaSessao: (ip: string, uso: string) => `${ip} · último uso em ${uso}`,
  encerrar: 'Encerrar',
  encerrarEm: (dispositivo: string) => `Encerrar a sessão em ${dispositivo}`,
  encerrarTodas: 'Encerrar todas',
  encerrarTodasPergunta: (nome: string) => `Encerrar todas as sessões de ${nome}?`,
  encerrarTodasConsequencia:
    'A pessoa precisa entrar de novo em cada dispositivo. O que ela ainda não salvou pode se perder.',
  encerrarInclusiveEsta:
    'Inclui esta sessão: você sai agora e precisa entrar de novo, aqui e em cada outro dispositivo.',
  encerrarAtual: 'É a sessão que você está usando: para encerrá-la, saia pelo menu.',
  sessaoEncerrada: 'Sessão encerrada',
  sessoesEncerradas: 'Sessões encerradas',
}

export const acoesDoHistorico: Record<string, string> = {
  CRIAR: 'criou o usuário',
  EDITAR: 'alterou',
  EXCLUIR: 'excluiu',
  ENTRAR: 'entrou',
  SAIR: 'encerrou sessões',
  SENHA: 'mudou a senha',
  CONVIDAR: 'reenviou o convite',
  LINK_DE_SENHA: 'mandou um link para nova senha',
  EXPORTAR: 'exportou clientes',
  AVISO_NAO_ENTREGUE: 'ainda não conseguiu avisar o endereço antigo; continua tentando por um dia',
  REUSO: 'teve uma sessão encerrada: uma chave já trocada foi usada de novo',
}
