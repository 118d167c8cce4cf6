import { type Chave, chaves, definicaoDe } from '@balcao/contract/provedor/configuracao-catalogo'

/** The name of each setting, used on the screen, in a conflict and in the history. */
export const rotulos = Object.fromEntries(
  chaves.map((chave) => [chave, definicaoDe(chave).rotulo]),
) as Record<Chave, string>

export const textos = {
  umPorLinha: 'Um por linha.',
  vagas: {
    acrescentar: 'Acrescentar uma cidade',
    vagasEm: (cidade: string) => `Vagas por turno em ${cidade}`,
    tirar: (cidade: string) => `Tirar ${cidade}`,
    tirarCurto: 'Tirar',
    naCidade: (cidade: string, vagas: number) => `${cidade}: ${vagas}`,
  },
  prontos: {
    acrescentar: 'Acrescentar um texto',
    titulo: (numero: number) => `Título do texto ${numero}`,
    tituloCurto: 'Título',
    texto: (numero: number) => `Texto ${numero}`,
    textoCurto: 'O que será escrito',
    tirar: (numero: number) => `Tirar o texto ${numero}`,
    tirarCurto: 'Tirar',
    escrito: ({ titulo, texto }: { titulo: string; texto: string }) => `${titulo}: ${texto}`,
  },
  titulo: 'Configurações gerais',
  dicaDeBusca: 'Buscar configuração',
  grupos: 'Grupos de configurações',
  encontradas: (quantas: number) =>
    quantas === 1 ? '1 configuração encontrada' : `${quantas} configurações encontradas`,
  nenhuma: 'Nenhuma configuração encontrada',
  limparBusca: 'Mostrar todas',
  salvo: 'Configurações salvas. Já valem.',
  semEditar: 'Você pode ver as configurações, mas não possui permissão para editá-las.',
  reservada: 'Só quem pode editar usuários e grupos em todas as empresas muda isto.',
  reservadas:
    'Só quem pode editar usuários e grupos em todas as empresas muda isto: daqui dependem os e-mails e os logins de todos.',
  confirmarRestritas:
    'O que você mudou decide por onde passam os e-mails e os logins de todos. Quem administra o sistema será avisado por e-mail.',
  avisoNaoEntregue: 'ainda não conseguiu entregar o aviso de uma mudança; continua tentando por um dia',
  destinatario: 'A quem',

  voltarAoPadrao: 'Voltar ao padrão',
  voltarEste: (rotulo: string) => `${rotulo}: voltar ao padrão`,
  alteradoPor: (quem: string, quando: string) => `Alterado por ${quem} em ${quando}`,
  alguem: 'outra pessoa',

  escolherCor: (rotulo: string) => `${rotulo}: escolher na paleta`,
  contraste: (quanto: string) => `Contraste do texto sobre a cor: ${quanto}:1`,
  exemplo: 'Exemplo',

  definido: 'Definido',
  naoDefinido: 'Não definido',
  trocar: 'Trocar',
  apagar: 'Apagar',
  desistir: 'Desistir',
  seraApagado: 'Será apagado ao salvar',
  novoSegredo: 'Digite o novo valor',

  brasil: 'Brasil',
  outrosFusos: 'Outros',

  emailDoAmbiente:
    'Enquanto não houver um servidor aqui, vale o definido pelo ambiente do servidor (SMTP_URL).',
  emailEmPasta:
    'Enquanto não houver um servidor aqui, nenhum e-mail sai: cada um vira um arquivo na pasta de saída do servidor (outbox, na pasta de dados).',
  microsoftDoAmbiente:
    'Enquanto estes dados estiverem vazios, vale o definido pelo ambiente do servidor (MICROSOFT_TENANT e outras).',
  microsoftDesligada: 'Enquanto estes dados estiverem vazios, o botão da Microsoft não aparece no login.',

  testarEmail: 'Enviar e-mail de teste',
  testarPara: 'Enviar o teste para',
  testarMicrosoft: 'Testar a Microsoft',
  testeUsaOSalvo: 'O teste usa o que está salvo. Há alterações não salvas neste grupo.',
  semTestar: 'Você não possui permissão para editar as configurações.',
  passoFeito: 'feito',
  passoFalhou: 'falhou',
}
