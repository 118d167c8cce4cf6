import type { SituacaoPlano } from '@balcao/contract/catalogo/plano-filtro'
import type { TomDaSituacao } from '#ui/Situacao.tsx'

/** The name of each field, used by the form, the table, a conflict and the history. */
export const rotulos = {
  codigo: 'Código',
  nome: 'Nome',
  descricao: 'Descrição',
  tecnologia: 'Tecnologia',
  download_mbps: 'Download',
  upload_mbps: 'Upload',
  velocidade: 'Velocidade',
  franquia_gb: 'Franquia',
  codigo_oferta_anatel: 'Código da oferta na Anatel',
  tipos_pessoa: 'Vendido para',
  valor_mensal: 'Mensalidade',
  taxa_instalacao: 'Instalação',
  a_partir_de: 'A partir de',
  fidelidade_meses: 'Fidelidade',
  beneficio_descricao: 'Benefício em troca',
  beneficio_valor: 'Valor do benefício',
  vigencia_inicio: 'Início das vendas',
  vigencia_fim: 'Fim das vendas',
  todas_empresas: 'Todas as empresas',
  empresas: 'Empresas',
  todas_cidades: 'Todas as cidades',
  cidades: 'Cidades',
  todos_canais: 'Todos os canais de venda',
  canais: 'Canais de venda',
  recursos: 'Recursos',
  adicionais: 'Adicionais',
  imagem: 'Imagem',
  destaque: 'Em destaque',
  restrito: 'Venda restrita',
  ativo: 'Oferecido',
  situacao: 'Situação',
  atualizado_em: 'Atualizado em',
}

export const tomDaSituacao: Record<SituacaoPlano, TomDaSituacao> = {
  A_VENDA: 'sucesso',
  FUTURO: 'informacao',
  ENCERRADO: 'neutro',
  RETIRADO: 'neutro',
}

export const nomeDoTipoPessoa = { PF: 'Pessoa física', PJ: 'Pessoa jurídica' }

/** The form's parts, in order. The key is the anchor. */
export const secoes = {
  oferta: 'Oferta',
  preco: 'Preço',
  fidelidade: 'Fidelidade',
  onde: 'Onde é vendido',
  recursos: 'Recursos',
  adicionais: 'Adicionais',
  aparencia: 'Aparência',
}

export const textos = {
  lista: {
    titulo: 'Cadastro de planos',
    dicaDeBusca: 'Nome, código ou descrição',
    novo: 'Novo plano',
    semNovo: 'Você não possui permissão para editar planos.',
    arquivo: 'planos.csv',
  },
  novo: 'Novo plano',
  criar: 'Criar plano',
  criado: (nome: string) => `Plano ${nome} criado`,
  salvo: 'Alterações salvas. Já valem para as próximas vendas.',
  naoEditavel: 'Este plano também é vendido por empresas que não são suas: você pode ver, mas não mudar.',
  nestaPagina: 'Nesta página',

  codigoDica: 'Como o plano é chamado no sistema de cobrança.',
  tecnologiaDica: 'Como a internet chega à casa.',
  anatelDica: 'Vai na etiqueta da oferta.',
  franquiaDica: 'Em GB por mês. Vazio: sem limite.',
  fidelidadeDica: 'Em meses. Até 12 para pessoa física; 0 para nenhuma.',
  beneficioDica: 'O que o cliente ganha por ficar, como consta no contrato.',
  beneficioValorDica: 'A multa nunca passa deste valor.',
  vigenciaFimDica: 'Vazio: sem data para acabar.',

  mudarPreco: 'Mudar preço',
  mudarPrecoDica: 'Passa a valer sozinho à meia-noite desse dia. O que já foi vendido não muda.',
  substitui: (dia: string, preco: string) =>
    `Já há um preço a partir de ${dia}: ${preco}. O novo fica no lugar dele.`,
  precoMudado: (quando: string, valor: string) => `Novo preço marcado para ${quando}: ${valor}`,
  precoMudadoHoje: (valor: string) => `Novo preço em vigor: ${valor}`,
  mudaMuito: (de: string, para: string) => `De ${de} para ${para}?`,
  mudaMuitoPorQue: {
    menos: 'A nova mensalidade é menos da metade da atual. Confira o valor digitado.',
    mais: 'A nova mensalidade é mais que o dobro da atual. Confira o valor digitado.',
  },
  semMensalidade:
    'R$ 0,00 por mês: quem contratar este plano não paga mensalidade. Se o preço foi esquecido, informe-o.',
  primeiroPrecoDica: 'Vale desde o início das vendas. Depois, cada mudança tem o seu dia.',
  precos: 'Preços do plano',
  semPreco: 'sem preço',
  desfazer: 'Desfazer',
  desfazerPergunta: (dia: string) => `Desfazer o preço de ${dia}?`,
  desfazerConsequencia: 'A mudança marcada deixa de existir, e segue valendo o preço anterior.',
  desfeito: (dia: string) => `O preço de ${dia} foi desfeito`,
  situacaoDoPreco: { PASSADO: 'Passado', VIGENTE: 'Em vigor', FUTURO: 'Marcado' },

  multa: 'Multa de quem sai antes',
  multaDica: 'Proporcional ao que falta. Se a culpa for do provedor, não há multa.',
  ate: (valor: string) => `até ${valor}`,
  cumpridos: (meses: number) => (meses === 1 ? 'após 1 mês' : `após ${meses} meses`),

  adicionarCidade: 'Adicionar cidade',
  escolhaCanais: 'Escolha os canais',
  adicionarRecurso: 'Adicionar recurso',
  semRecursos: 'Nenhum recurso: o cartão mostra só velocidade e preço.',
  adicionarAdicional: 'Oferecer adicional',
  semAdicionais: 'Nenhum adicional é oferecido com este plano.',
  obrigatorio: 'Obrigatório',
  obrigatorioNome: (nome: string) => `${nome} é obrigatório`,
  semVincular: 'Você não possui permissão para mudar quais adicionais são obrigatórios.',
  precoNoPlano: (nome: string) => `Preço de ${nome} neste plano`,
  deTabela: (valor: string) => `De tabela: ${valor}`,
  porMes: 'por mês',
  umaVez: 'uma vez',
  inativo: 'inativo',
  inativoNaoObriga: 'Está inativo: para torná-lo obrigatório, ative-o antes.',
  tirar: (nome: string) => `Tirar ${nome}`,

  imagemDica: 'Aparece no topo do cartão.',
  destaqueDica: 'Vem primeiro e com um selo.',
  restritoDica: 'Toda venda espera a autorização de um supervisor.',
  ativoDica: 'Desligado, ninguém mais vende; o que foi vendido continua.',
  previa: 'Como o vendedor vê',

  exclusao: {
    pergunta: (nome: string) => `Excluir o plano ${nome}?`,
    livre: 'Nada o usa. Ele deixa de existir e não pode mais ser vendido. Não é possível desfazer.',
    emUso: (onde: string) =>
      `Está em uso: ${onde}. Enquanto estiver, não pode ser excluído. Para parar de vendê-lo, desligue “Oferecido”.`,
    excluido: (nome: string) => `Plano ${nome} excluído`,
  },
}

export const acoesDoHistorico = { CRIAR: 'criou o plano' }
