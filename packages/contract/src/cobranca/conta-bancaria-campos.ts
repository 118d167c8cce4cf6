import * as z from 'zod/mini'
import { Texto, TextoOpcional } from '#base/comum.ts'
import { type CampoDaConta, type ContaAConferir, type ContaNoBanco, codigosDosBancos } from './banco/banco.ts'
import { bancos } from './banco/bancos.ts'
import { especiesDeBoleto } from './boleto-opcoes.ts'
import { ChavePix } from './chave-pix.ts'
import { DadosDosEncargos } from './encargos.ts'

export const LINHAS_DE_INSTRUCAO = 4
const LETRAS_POR_LINHA = 80
/** More than any field of any bank has. Each bank says its own size. */
const MAIOR_CAMPO = 30

/** As people copy it from a statement, with dots and dashes. Only what the bank counts stays. */
const soOQueConta = () => z.overwrite<string>((texto) => texto.replace(/[\s./-]/g, '').toUpperCase())

const Codigo = z.string().check(z.maxLength(MAIOR_CAMPO), soOQueConta())
const CodigoOpcional = z.pipe(
  z.nullable(Codigo),
  z.transform((texto: string | null) => texto || null),
)

const linhas = (texto: string | null) => texto?.split('\n') ?? []

const Instrucoes = z.pipe(
  TextoOpcional(LINHAS_DE_INSTRUCAO * (LETRAS_POR_LINHA + 1)),
  z.nullable(z.string()).check(
    z.refine((texto) => linhas(texto).length <= LINHAS_DE_INSTRUCAO, 'São no máximo 4 linhas'),
    z.refine(
      (texto) => linhas(texto).every((linha) => linha.length <= LETRAS_POR_LINHA),
      `Cada linha tem no máximo ${LETRAS_POR_LINHA} letras`,
    ),
  ),
)

/** What a person fills in, whichever the bank. */
export const camposDaConta = {
  nome: Texto(60, 2),
  banco: z.enum(codigosDosBancos),
  agencia: Codigo,
  agencia_dv: CodigoOpcional,
  conta: CodigoOpcional,
  conta_dv: CodigoOpcional,
  convenio: CodigoOpcional,
  carteira: Codigo,
  variacao: CodigoOpcional,
  modalidade: CodigoOpcional,
  codigo_transmissao: CodigoOpcional,
  codigo_empresa: CodigoOpcional,
  especie: z.enum(especiesDeBoleto),
  chave_pix: z.nullable(ChavePix),
  ...DadosDosEncargos.shape,
  instrucoes: Instrucoes,
  dias_para_baixa: z.nullable(z.int().check(z.gte(1), z.lte(999))),
  /** Null: it goes on from where it is, which is 1 for a new account. */
  proximo_nosso_numero: z.nullable(z.int().check(z.gte(1))),
  padrao: z.boolean(),
  ativo: z.boolean(),
}

const doBanco: CampoDaConta[] = [
  'agencia',
  'agencia_dv',
  'conta',
  'conta_dv',
  'convenio',
  'carteira',
  'variacao',
  'modalidade',
  'codigo_transmissao',
  'codigo_empresa',
]

/** What another bank was asked for is not kept: it would be told to nobody, and nobody could see it. */
export const soOsDoBanco = <T extends ContaNoBanco>() =>
  z.overwrite<T>((conta) => {
    const pedidos = bancos[conta.banco].campos
    const alheios = doBanco.filter((campo) => !pedidos[campo])
    return { ...conta, ...Object.fromEntries(alheios.map((campo) => [campo, null])) }
  })

/**
 * All that the bank asks for, also what only its files need: a boleto that cannot be registered cannot be paid. An
 * inactive account issues none, so one that has become impossible may be put out of use.
 * Runs beside other problems, so that a person sees every one at once.
 */
export const comoOBancoPede = <T extends ContaAConferir & { ativo: boolean }>() =>
  z.check<T>(
    ({ value, issues }) => {
      const uso = value.ativo ? 'remessa' : 'boleto'
      for (const { campo, mensagem } of bancos[value.banco].conferir(value, uso))
        issues.push({ code: 'custom', path: [campo], message: mensagem, input: value[campo] })
    },
    {
      when: ({ value }) => {
        const conta = value as ContaNoBanco
        return (
          Object.hasOwn(bancos, String(conta.banco)) &&
          doBanco.every((campo) => conta[campo] === null || typeof conta[campo] === 'string')
        )
      },
    },
  )
