import classes from './CartaoDoPlano.module.css'

type AvisosDoPlanoProps = {
  plano: {
    adicionais: readonly { nome: string; obrigatorio: boolean }[]
    todas_cidades: boolean
    restrito: boolean
  }
  /** Whether a city was chosen. Then "only in some cities" says nothing new. */
  comCidade: boolean
}

/** What a seller must know before promising the plan to anyone. */
export function AvisosDoPlano({ plano, comCidade }: AvisosDoPlanoProps) {
  const inclusos = plano.adicionais.filter(({ obrigatorio }) => obrigatorio).map(({ nome }) => nome)
  const avisos = [
    inclusos.length > 0 && `Já com ${inclusos.join(', ')}`,
    !plano.todas_cidades && !comCidade && 'Vendido só em algumas cidades',
    plano.restrito && 'Venda com autorização',
  ].filter((aviso) => aviso !== false)
  if (avisos.length === 0) return null
  return <p className={classes.avisos}>{avisos.join(' · ')}</p>
}
