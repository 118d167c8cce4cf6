import { RETORNO_MAXIMO, type Retorno } from '@balcao/contract/cobranca/retorno-api'
import { AreaDeSoltar } from '#ui/arquivo/AreaDeSoltar.tsx'
import classes from '#ui/arquivo/Arquivo.module.css'
import { textos as doEnvio } from '#ui/arquivo/arquivo.textos.ts'
import { DesfechoDoEnvio } from '#ui/arquivo/DesfechoDoEnvio.tsx'
import { ProgressoDoEnvio } from '#ui/arquivo/ProgressoDoEnvio.tsx'
import { useEnvioDeArquivo } from '#ui/arquivo/useEnvioDeArquivo.ts'
import { tamanhoEscrito } from '#ui/tamanhoEscrito.ts'
import { useEnviarRetorno } from './arquivos.data.ts'
import { textos } from './arquivos.textos.ts'

const t = textos.retornos

/** Banks end the names of their files in many ways: only the size is checked here. */
const recusaDe = ({ size }: File) => {
  if (size === 0) return doEnvio.vazio
  return size > RETORNO_MAXIMO ? t.grande(tamanhoEscrito(size)) : null
}

export function EnvioDoRetorno({ aoChegar }: { aoChegar: (retorno: Retorno) => void }) {
  const envio = useEnvioDeArquivo({ envio: useEnviarRetorno(), recusaDe, aoChegar })
  return (
    <div className={classes.escolha}>
      <AreaDeSoltar
        rotulo={t.rotulo}
        icone="tabler:file-import"
        solte={t.solte}
        dica={t.dica}
        aoEscolher={(arquivos) => envio.escolher(arquivos, undefined)}
      >
        {envio.arquivo && (
          <ProgressoDoEnvio
            arquivo={envio.arquivo}
            enviados={envio.enviados}
            lendo={t.lendo}
            aoCancelar={envio.cancelar}
          />
        )}
      </AreaDeSoltar>
      <DesfechoDoEnvio envio={envio} />
    </div>
  )
}
