import { CaixaDaPermissao } from './CaixaDaPermissao.tsx'
import { CaixaDeVarias } from './CaixaDeVarias.tsx'
import { useMatriz } from './estado-da-matriz.ts'
import { textos } from './grupo-permissao.textos.ts'
import classes from './Matriz.module.css'
import { daLinha, type Linha } from './matriz.ts'

/** On a narrow screen: one area at a time, with every permission by its name. */
export function MatrizEstreita({ linhas }: { linhas: Linha[] }) {
  const { marcadas } = useMatriz()
  return linhas.map((linha) => {
    const todas = daLinha(linha)
    const quantas = todas.filter((permissao) => marcadas.has(permissao)).length
    return (
      <section key={linha.area} aria-label={linha.area} className={classes.bloco}>
        <div className={classes.topoDoBloco}>
          <CaixaDeVarias quais={todas} rotulo={textos.linhaInteira(linha.area)} nome={linha.area} />
          <span className={classes.contagem}>
            {quantas}/{todas.length}
          </span>
        </div>
        {todas.map((permissao) => (
          <CaixaDaPermissao key={permissao} permissao={permissao} />
        ))}
      </section>
    )
  })
}
