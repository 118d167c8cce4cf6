type Dependencia = {
  nome: string
  versao: string
  licenca?: string
  integridade?: string
  opcional: boolean
}
export const dependenciasDeProducao: () => Dependencia[]
export const licencaPermitida: (licenca: string | undefined, permitidas: ReadonlySet<string>) => boolean
export const estaNaFaixa: (versao: string, faixa: { desde?: string; antes: string }) => boolean
