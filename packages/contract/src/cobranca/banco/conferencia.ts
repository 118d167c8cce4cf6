import type { CampoDaConta, ContaNoBanco, FormaDoCampo, ProblemaDaConta, UsoDaConta } from './banco.ts'

type Campos = Partial<Record<CampoDaConta, FormaDoCampo>>

/** A field with what most fields have. */
export const campo = (
  rotulo: string,
  [minimo, maximo]: readonly [number, number],
  resto: Partial<FormaDoCampo> = {},
): FormaDoCampo => ({ rotulo, obrigatorio: true, na_remessa: true, minimo, maximo, ...resto })

/** Asked for by the registration file only. */
export const SO_NA_REMESSA = { obrigatorio: false } as const
/** Printed or kept, but nothing depends on it. */
export const OPCIONAL = { obrigatorio: false, na_remessa: false } as const

/** However a bank calls them, their names are of this gender. */
const FEMININOS: readonly CampoDaConta[] = ['agencia', 'conta', 'carteira', 'variacao', 'modalidade']

const mensagemDeFalta = (campo: CampoDaConta, { rotulo }: FormaDoCampo) =>
  `Informe ${FEMININOS.includes(campo) ? 'a' : 'o'} ${rotulo.charAt(0).toLowerCase()}${rotulo.slice(1)}`

const mensagemDeTamanho = ({ minimo, maximo, letra }: FormaDoCampo) => {
  if (letra) return `Informe um dígito ou a letra ${letra}`
  const faixa = minimo === maximo ? `${maximo}` : `${minimo} a ${maximo}`
  return `Informe ${faixa} ${maximo === 1 ? 'dígito' : 'dígitos'}`
}

const problemaDaForma = (valor: string, forma: FormaDoCampo): string | null => {
  const { minimo, maximo, letra, valores } = forma
  if (valores && !valores.includes(valor)) return `Para este banco só há ${valores.join(', ')}`
  if (letra && valor === letra) return null
  return /^\d+$/.test(valor) && valor.length >= minimo && valor.length <= maximo
    ? null
    : mensagemDeTamanho(forma)
}

/** Presence and shape of every field that the bank asks for. */
const problemasDeForma = (conta: ContaNoBanco, campos: Campos, uso: UsoDaConta): ProblemaDaConta[] =>
  (Object.entries(campos) as [CampoDaConta, FormaDoCampo][]).flatMap(([nome, forma]) => {
    const valor = conta[nome]
    const falta = forma.obrigatorio || (uso === 'remessa' && forma.na_remessa)
    if (valor === null || valor === '')
      return falta ? [{ campo: nome, mensagem: mensagemDeFalta(nome, forma) }] : []
    const mensagem = problemaDaForma(valor, forma)
    return mensagem === null ? [] : [{ campo: nome, mensagem }]
  })

type Regra = {
  campo: CampoDaConta
  depende: readonly CampoDaConta[]
  /** Boletos may be computed without it, but the bank's file may not. */
  so_na_remessa?: true
  mensagem: () => string | null
}

/** Rules that compute with a field only run once it has its shape: otherwise there is nothing to compute with. */
export const conferirConta = (
  conta: ContaNoBanco,
  campos: Campos,
  uso: UsoDaConta,
  regras: readonly Regra[] = [],
): ProblemaDaConta[] => {
  const deForma = problemasDeForma(conta, campos, uso)
  const comProblema = new Set(deForma.map((problema) => problema.campo))
  const deRegra = regras
    .filter((regra) => uso === 'remessa' || !regra.so_na_remessa)
    .filter((regra) => [regra.campo, ...regra.depende].every((nome) => conta[nome] && !comProblema.has(nome)))
    .flatMap(({ campo, ...regra }): ProblemaDaConta[] => {
      const mensagem = regra.mensagem()
      return mensagem === null ? [] : [{ campo, mensagem }]
    })
  return [...deForma, ...deRegra]
}

/** For a check digit that the person typed. It never tells the right one: that would invite a wrong account. */
export const digitoConfere = (digitado: string | null, calculado: string, de: string): string | null =>
  digitado === calculado ? null : `O dígito não confere com ${de}`
