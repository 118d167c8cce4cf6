import type { CampoDaConta, FormaDoCampo } from '@balcao/contract/cobranca/banco/banco'
import { codigosDosBancos } from '@balcao/contract/cobranca/banco/banco'
import { bancos } from '@balcao/contract/cobranca/banco/bancos'
import type { ContaBancaria } from '@balcao/contract/cobranca/conta-bancaria'
import { CampoSelecao } from '#ui/campos/CampoSelecao.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { dicaAbaixo } from '#ui/campos/dicaAbaixo.ts'
import { GrupoDeCampos } from '#ui/formulario/GrupoDeCampos.tsx'
import classes from './CamposConta.module.css'
import { identifica, type ValoresConta } from './conta-bancaria.formulario.ts'
import { rotulos, textos } from './conta-bancaria.textos.ts'

/** A number is followed by its own digit. */
const DIGITO_DE: Partial<Record<CampoDaConta, CampoDaConta>> = { agencia: 'agencia_dv', conta: 'conta_dv' }
const ehDigito = (campo: CampoDaConta) => Object.values(DIGITO_DE).includes(campo)

/** People copy numbers with dots and dashes, which are not counted. */
const PONTUACAO = 4

type CamposDoBancoProps = { valores: ValoresConta; registrada?: ContaBancaria | undefined }

/** Only what the chosen bank asks for, by the names that it uses. */
export function CamposDoBanco({ valores: { banco }, registrada }: CamposDoBancoProps) {
  const usada = registrada?.usada ?? false
  const campos = banco ? bancos[banco].campos : {}
  const umCampo = (campo: CampoDaConta, forma: FormaDoCampo) => (
    <CampoTexto
      key={campo}
      name={campo}
      // Beside its number, one word is enough to see. The whole name is still read aloud.
      label={ehDigito(campo) ? textos.digito : forma.rotulo}
      aria-label={forma.rotulo}
      vazio={campo === 'agencia' || campo === 'carteira' ? '' : null}
      withAsterisk={forma.obrigatorio || forma.na_remessa}
      placeholder={textos.tamanho(forma)}
      inputMode={forma.letra ? 'text' : 'numeric'}
      autoComplete="off"
      limpavel={false}
      maxLength={forma.maximo + (forma.maximo > 1 ? PONTUACAO : 0)}
      disabled={usada && identifica(campo) && Boolean(registrada?.[campo])}
    />
  )
  return (
    <GrupoDeCampos
      legenda={textos.noBanco}
      texto={usada ? textos.jaEmitiu : banco ? textos.comoNoBanco : textos.escolhaOBanco}
    >
      <CampoSelecao
        name="banco"
        label={rotulos.banco}
        withAsterisk
        clearable={false}
        disabled={usada}
        data={codigosDosBancos.map((codigo) => ({
          value: codigo,
          label: `${codigo} – ${bancos[codigo].nome}`,
        }))}
      />
      <CampoTexto
        name="nome"
        label={rotulos.nome}
        description={textos.nomeExplicado}
        inputWrapperOrder={dicaAbaixo}
        withAsterisk
        autoComplete="off"
        maxLength={60}
      />
      {(Object.entries(campos) as [CampoDaConta, FormaDoCampo][])
        .filter(([campo]) => !ehDigito(campo))
        .map(([campo, forma]) => {
          const digito = DIGITO_DE[campo]
          const formaDoDigito = digito && campos[digito]
          if (!formaDoDigito) return umCampo(campo, forma)
          return (
            <div key={campo} className={classes.par}>
              {umCampo(campo, forma)}
              {umCampo(digito, formaDoDigito)}
            </div>
          )
        })}
    </GrupoDeCampos>
  )
}
