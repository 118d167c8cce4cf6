import * as z from 'zod/mini'
import { Instante, Texto } from '#base/comum.ts'
import { desconhecidosEntreChaves, soCampos } from '#valores/campos-entre-chaves.ts'

export const tiposDeModelo = ['ACEITE', 'CONTRATO'] as const
export const TipoDeModelo = z.enum(tiposDeModelo)
export type TipoDeModelo = z.infer<typeof TipoDeModelo>

export const nomesDosModelos: Record<TipoDeModelo, string> = {
  ACEITE: 'Texto do aceite',
  CONTRATO: 'Contrato',
}

/** What a model may ask for, what each stands for, and an example for the preview. */
export const camposDoModelo = {
  cliente: ['nome de quem contrata', 'Maria das Dores Silva'],
  documento: ['CPF ou CNPJ, com partes ocultas', '***.456.789-**'],
  responsavel: ['quem aceita: a própria pessoa ou quem responde pela empresa', 'Maria das Dores Silva'],
  contratante: [
    'quem aceita, com o documento; se for por uma empresa, em nome dela',
    'Maria das Dores Silva (documento ***.456.789-**)',
  ],
  endereco: ['onde é instalado', 'Rua Direita, 10 – Centro – Campinas – SP – 13010-000'],
  empresa: ['razão social da empresa que vende', 'Vale Net Telecomunicações Ltda.'],
  cnpj: ['CNPJ da empresa que vende', '11.222.333/0001-81'],
  contato: ['telefone e e-mail da empresa', '(19) 3333-4444, contato@exemplo.com.br'],
  marca: ['nome do provedor', 'Vale Net'],
  vendedor: ['nome de quem vendeu', 'João Batista'],
  protocolo: ['número da venda', '1234'],
  plano: ['nome do plano', 'Fibra 500'],
  velocidade: ['download e upload', '500 Mbps de download e 250 Mbps de upload'],
  adicionais: ['adicionais escolhidos', 'Ponto extra e Câmera'],
  promocoes: ['promoções aplicadas', 'Três meses pela metade'],
  mensalidade: ['valor por mês, com as promoções', 'R$ 49,95 nos 3 primeiros meses, depois R$ 99,90'],
  primeira_fatura: ['total da primeira fatura', 'R$ 149,95'],
  instalacao: ['valor da instalação', 'R$ 100,00'],
  fidelidade: ['meses de fidelidade', '12 meses'],
  multa: ['multa de quem sai no primeiro mês', 'R$ 600,00'],
  beneficio: ['o que se recebe em troca da fidelidade', 'instalação por R$ 100,00 em vez de R$ 700,00'],
  reajuste: ['índice do reajuste', 'IPCA'],
  vencimento: ['dia do vencimento', '10'],
  pagamento: ['forma de pagamento', 'Pix'],
  agendamento: ['dia e turno desejados', '20/03/2026, de manhã'],
  arrependimento: [
    'o direito de desistir, conforme o canal da venda',
    'Você pode desistir em até 7 dias depois da instalação, sem multa e sem dizer por quê.',
  ],
} as const satisfies Record<string, readonly [descricao: string, exemplo: string]>
export type CampoDoModelo = keyof typeof camposDoModelo
export type ValoresDoModelo = Record<CampoDoModelo, string>

const NOMES = Object.keys(camposDoModelo) as CampoDoModelo[]
const CAMPO = new RegExp(`\\{(${NOMES.join('|')})\\}`, 'g')
/** What stands in braces and is no field, as it was typed. */
export const camposDesconhecidos = (modelo: string) => desconhecidosEntreChaves(modelo, NOMES)

export const exemploDoModelo = Object.fromEntries(
  NOMES.map((nome) => [nome, camposDoModelo[nome][1]]),
) as ValoresDoModelo

/** Values are never read as fields. */
export const preencherModelo = (modelo: string, valores: ValoresDoModelo): string =>
  modelo.replace(CAMPO, (_, campo: CampoDoModelo) => valores[campo])

export const LIMITE_DO_MODELO = 40_000

export const TextoDoModelo = Texto(LIMITE_DO_MODELO, 20).check(soCampos(NOMES))

export const VersaoDoModelo = z.object({
  versao: z.int(),
  criado_em: z.nullable(Instante),
  /** Null: it came with the program. */
  quem: z.nullable(z.string()),
})

/** A model as it stands. Version 1 comes with the program; what is saved is a new version, and the old ones stay. */
export const ModeloDeTexto = z.object({
  tipo: TipoDeModelo,
  versao: z.int(),
  texto: z.string(),
  /** The newest first. */
  versoes: z.array(VersaoDoModelo),
})
export type ModeloDeTexto = z.infer<typeof ModeloDeTexto>
